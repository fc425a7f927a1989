import { capital } from '../../words.ts';
import type { Entry } from '../diagnostic.ts';
import { code, typeCode } from './code.ts';

/** An initializer that is never run: of a field, or of a parameter whose value is that of a dependency. */
type Uninitialized =
  | { readonly kind: 'field'; readonly type: string; readonly value: string | undefined }
  | { readonly kind: 'dependency'; readonly fn: string };

/** What to write where a default does not fit its type: the value meant, or a type with `null`. */
type BetterDefault =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'null'; readonly declaration: string };

/** What a parameter that every request provides cannot have. */
const cannot = { optional: 'cannot be optional', default: 'cannot have a default' } as const;

/** Parameters: where they come from, their names on the wire, and their defaults. */
export const parameters = {
  'parameter-without-declarator': (name: string, advice: string): Entry => ({
    message: `parameter \`${name}\` has no declarator`,
    hint: `${advice} The declarators are \`Query\`, \`Path\`, \`Header\`, \`Cookie\`, \`Form\`, \`File\`, \`Body\`, \`Bearer\`, \`Basic\` and \`ApiKey\`; \`Depends<typeof fn>\` passes the result of a function, and \`event: H3Event\` is h3's event.`,
  }),
  'declarator-as-value': (name: string, suggestion: string): Entry => ({
    message: `a parameter is declared by its type, but \`${name}\` is used here as a value`,
    hint: `Write \`${suggestion}\`. Declarators are types, neither functions nor decorators.`,
  }),
  'typed-event': (name: string, type: string): Entry => ({
    message: `the request is never checked against ${typeCode(type)}`,
    hint: `Write \`${name}: H3Event\`, and declare a parameter for each value that you read, which is checked: \`id: Path<string>\`, \`search: Query<string>\`, \`todo: Body<Todo>\`.`,
  }),
  'name-as-type': ({ asValue, meant, only, written }: NameAsType): Entry => ({
    severity: 'warning',
    message: `${code(written)} accepts only the text ${code(only)}: the type argument is the type of the value, not its name`,
    hint: `Write ${code(meant)}.${asValue === undefined ? '' : ` If clients must send this text, write ${code(asValue)}.`}`,
  }),
  'wire-name': (source: 'header' | 'cookie', name: string, of: 'parameter' | 'answer'): Entry => {
    const sample = source === 'header' ? "'x-trace-id'" : "'session-id'";
    return {
      message: `${name === '' ? 'an empty string' : code(name)} is not a valid ${source} name`,
      hint: `Use letters, digits and hyphens, as in \`{ ${of === 'parameter' ? `alias: ${sample}` : `${sample}: string`} }\`.`,
    };
  },
  'several-declarators': (
    declarator: string,
    other: string,
    joined: 'and' | 'or' | 'type',
    whole?: string,
  ): Entry => {
    if (joined === 'type')
      return {
        message: `\`${declarator}\` must enclose the whole type of the parameter, but ${code(other)} stands outside it`,
        hint:
          whole === undefined
            ? `Write \`${declarator}<string>\` alone, and tell the types apart in the function: a request sends text, which has no type.`
            : `Write the whole type inside: ${code(whole)}.`,
      };
    if (declarator !== other)
      return {
        message: `a parameter must have one declarator, but this one has \`${declarator}\` ${joined} \`${other}\``,
        hint: 'Declare a parameter for each. Make them optional if clients send one or the other.',
      };
    return {
      message: `a parameter must have one declarator, but this one has \`${declarator}\` more than once`,
      hint:
        joined === 'and'
          ? `Write one \`${declarator}\` with the options of both, as in \`Query<int, { ge: 1; le: 100 }>\`.`
          : `Write one \`${declarator}\` of a union, \`${declarator}<'asc' | 'desc'>\`, or declare a parameter for each.`,
    };
  },
  'tag-of-parameter': (tag: string, declarator: string, meaning: TagMeaning): Entry => ({
    severity: 'warning',
    message: `${code(tag)} has no effect on a parameter`,
    hint: `Write ${[
      ...(meaning.isInt ? ['`int` as its type'] : []),
      ...(meaning.options.length > 0
        ? [`${meaning.options.map(code).join(' and ')} among the options of \`${declarator}\``]
        : []),
      ...(meaning.initialized === undefined ? [] : [code(meaning.initialized)]),
    ].join(', and ')}.`,
  }),
  'param-tag': (
    name: string,
    meant: string | undefined,
    undescribed: readonly string[],
    hasParameters: boolean,
  ): Entry => ({
    severity: 'warning',
    message: `no parameter has the name ${code(name)}, so its description is nowhere in the document`,
    hint:
      meant !== undefined
        ? `Did you mean \`${meant}\`?`
        : undescribed.length > 0
          ? `Remove it, or name a parameter that has no \`@param\` yet: ${undescribed.map(code).join(', ')}.`
          : `Remove it: ${hasParameters ? 'every parameter has a `@param`' : 'there are no parameters'}.`,
  }),
  'tag-of-type': (tag: string, type: string, hint: string): Entry => ({
    severity: 'warning',
    message: `${code(tag)} has no effect on the type \`${type}\``,
    hint,
  }),
  'parameter-pattern': (kind: 'rest' | 'destructured', advice: string): Entry => ({
    message:
      kind === 'rest'
        ? 'rest parameters are not supported: each parameter must be declared by its name'
        : 'a parameter must have a name, but this one is destructured',
    hint: advice,
  }),
  'nested-declarator': (outer: string, inner: string): Entry => ({
    message: `the declarator \`${capital(inner)}\` cannot be used inside ${outer}`,
    hint: 'Write the type alone, or `Field<string, { minLength: 1 }>` to constrain it.',
  }),
  'path-name-not-in-folder': (
    name: string,
    path: string,
    { folder, meant }: { readonly folder: string; readonly meant: string | undefined },
    isText: boolean,
    change: 'parameter' | 'alias' | 'no-alias',
  ): Entry => ({
    message: `\`${name}\` is not a segment of ${path}`,
    hint: isText
      ? `\`:${name}\` is a literal segment: rename the folder to \`${folder}\`.`
      : meant === undefined
        ? `Name a folder \`${folder}\`, or read the value from another source, with \`Query\` or \`Header\`.`
        : `Did you mean \`${meant}\`? ${
            {
              parameter: 'Rename the parameter',
              alias: `Write \`alias: '${meant}'\``,
              'no-alias': 'Remove the `alias`',
            }[change]
          }, or rename the folder to \`${folder}\`.`,
  }),
  'unread-segment': (name: string, path: string): Entry => ({
    severity: 'warning',
    message: `\`${name}\` is read from the query, and the segment \`${name}\` of ${path} is not read at all`,
    hint: `Write \`Path\` in place of \`Query\`. If the query is meant, give the parameter another name, and \`alias: '${name}'\`.`,
  }),
  'list-of-segments': (name: string): Entry => ({
    message: `\`${name}\` is a rest segment, which is read as one string, not as a list`,
    hint: `Write \`${name}: Path<string>\`, and \`${name}.split('/')\` in the function.`,
  }),
  'optional-path': (name: string, kind: 'optional' | 'default'): Entry => ({
    message: `\`${name}\` is a path parameter, so it ${cannot[kind]}`,
    hint:
      kind === 'default'
        ? 'Remove the initializer, or read it with `Query`.'
        : 'Remove the `?` or `| undefined`, or read it with `Query`.',
  }),
  'optional-form': (name: string, kind: 'optional' | 'default', model: string): Entry => ({
    message: `\`${name}\` is made of the fields of the form, so it ${cannot[kind]}`,
    hint:
      kind === 'default'
        ? 'Remove the initializer, and give the fields defaults: `limit: Field<int, { default: 10 }>`.'
        : `Remove the \`?\` or \`| undefined\`, and make the fields optional: \`Form<Partial<${model}>>\`.`,
  }),
  'duplicate-wire-name': (
    source: string,
    names: readonly string[],
    other: string,
    renamed: string | undefined,
  ): Entry => ({
    message: `\`${other}\` already reads the ${source}${names.length === 1 ? '' : 's'} ${names.map(code).join(', ')}`,
    hint:
      renamed === undefined
        ? 'Rename the shared fields in one of the models, or declare one `Form` with the fields of both.'
        : `Rename one of the two, or have \`${renamed}\` sent under another name, as in \`{ alias: 'other' }\`.`,
  }),
  'default-not-constant': (text: string): Entry => ({
    message: `the default ${code(text)} is not known at build time`,
    hint: 'Write a literal, `null`, an enum member, a `const` or a member of one `as const`; or make it optional and apply the default in the function.',
  }),
  'default-breaks-constraint': (value: string, reason: string, better?: BetterDefault): Entry => ({
    message: `the default ${value} breaks the declaration: ${reason}`,
    hint:
      better === undefined
        ? 'Change the default or the constraint.'
        : better.kind === 'value'
          ? `Write ${code(better.value)}, or change the type.`
          : `Allow null inside the declarator, before its options: \`${better.declaration}\`.`,
  }),
  'unfilled-default': (name: string): Entry => ({
    severity: 'warning',
    message: `the default of \`${name}\` is never applied, because the field is optional`,
    hint: 'Remove the `?` or `| undefined`: clients may leave out a field with a default, and the handler always gets it. Or remove the default.',
  }),
  'unused-initializer': (name: string, of: Uninitialized): Entry => {
    if (of.kind === 'dependency')
      return {
        severity: 'warning',
        message: `the initializer of \`${name}\` is never used: \`${of.fn}\` provides it for every request`,
        hint: `Remove it. If there may be no value, let \`${of.fn}\` return the fallback.`,
      };
    const { type, value } = of;
    return {
      severity: 'warning',
      message: `the initializer of \`${name}\` is not a default: what comes in is a plain object, and the class is never constructed`,
      hint: `${
        value === undefined
          ? `Write \`${name}?: ${type}\`, and apply the default in the function`
          : `Write \`${name}!: Field<${type}, { default: ${value} }>\``
      }; or \`${name}!: ${type}\` if clients must send it. If the app constructs the class itself, keep the initializer, and declare an interface for what clients send.`,
    };
  },
  'example-breaks-constraint': (value: string, reason: string): Entry => ({
    message: `the example ${value} breaks the declaration: ${reason}`,
    hint: 'Change the example or the constraint.',
  }),
} as const;

/** A name that is written as the type of a parameter. */
interface NameAsType {
  /** The only text that the type accepts. */
  readonly only: string;
  /** The declarator as written. */
  readonly written: string;
  /** The parameter that was probably meant. */
  readonly meant: string;
  /** How to write that the text is a value indeed. */
  readonly asValue: string | undefined;
}

/** The options that a comment tag stands for at a parameter, where only declarators have options. */
interface TagMeaning {
  readonly isInt: boolean;
  /** The names of options. */
  readonly options: readonly string[];
  /** The parameter with an initializer, for a default. */
  readonly initialized: string | undefined;
}
