import { capital } from '../../words.ts';
import type { Entry } from '../diagnostic.ts';
import { code, typeCode } from './code.ts';

/** A function that is depended on and reads the body, and who else does. */
export interface BodyReaders {
  readonly dependency: string;
  readonly other: string;
}

/** What has an initializer that nothing runs: a field of a class, or what a function gives. */
type Uninitialized =
  | { readonly kind: 'field'; readonly type: string; readonly value: string | undefined }
  | { readonly kind: 'dependency'; readonly fn: string };

/** Parameters: where they come from, their names on the wire, and their defaults. */
export const parameters = {
  'parameter-without-declarator': (name: string, advice: string): Entry => ({
    message: `nothing says where \`${name}\` comes from`,
    hint: `${advice} The declarators are \`Query\`, \`Path\`, \`Header\`, \`Cookie\`, \`Form\`, \`File\`, \`Body\`, \`Bearer\`, \`Basic\` and \`ApiKey\`; the result of a function is \`Depends<typeof fn>\`; h3's event is \`event: H3Event\`.`,
  }),
  'declarator-as-value': (name: string, suggestion: string): Entry => ({
    message: `a parameter is declared by its type, but \`${name}\` is used here as a value`,
    hint: `Write \`${suggestion}\`. There is nothing to import but types, and nothing to decorate.`,
  }),
  'typed-event': (name: string, type: string): Entry => ({
    message: `nothing checks what ${typeCode(type)} says of the request`,
    hint: `Write \`${name}: H3Event\`, and a parameter for what is read, which is checked: \`id: Path<string>\`, \`search: Query<string>\`, \`todo: Body<Todo>\`.`,
  }),
  'wire-name': (source: 'header' | 'cookie', name: string, of: 'parameter' | 'answer'): Entry => {
    const sample = source === 'header' ? "'x-trace-id'" : "'session-id'";
    return {
      message: `no ${source} can be named ${code(name)}`,
      hint: `A name has letters, digits and hyphens, as in \`{ ${of === 'parameter' ? `alias: ${sample}` : `${sample}: string`} }\`.`,
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
        message: `a value comes from one place, and \`${declarator}\` says nothing of the ${code(other)} beside it`,
        hint:
          whole === undefined
            ? `Write \`${declarator}<string>\` alone, and tell them apart in the method: a text does not say which type it is.`
            : `Write the whole type inside: ${code(whole)}.`,
      };
    const both = `\`${declarator}\` ${joined} `;
    if (declarator !== other)
      return {
        message: `a value comes from one place, and this is a ${both}a \`${other}\``,
        hint: 'Declare a parameter for each. Make them optional, for clients that send one or the other.',
      };
    return {
      message: `a value is declared once, and this is one ${both}another`,
      hint:
        joined === 'and'
          ? `Write one \`${declarator}\` with the options of both, as in \`Query<int, { ge: 1; le: 100 }>\`.`
          : `Write one \`${declarator}\` of a union, \`${declarator}<'asc' | 'desc'>\`, or declare a parameter for each.`,
    };
  },
  'tag-of-parameter': (tag: string, declarator: string, { isInt, options }: TagMeaning): Entry => ({
    severity: 'warning',
    message: `${code(tag)} has no effect on a parameter`,
    hint: `Write ${[
      ...(isInt ? ['`int` as its type'] : []),
      ...(options.length > 0
        ? [`${options.map(code).join(' and ')} among the options of \`${declarator}\``]
        : []),
    ].join(', and ')}.`,
  }),
  'tag-of-type': (tag: string, type: string, instead: string): Entry => ({
    severity: 'warning',
    message: `${code(tag)} has no effect on the type \`${type}\``,
    hint: `Write ${code(instead)}.`,
  }),
  'parameter-pattern': (kind: 'rest' | 'destructured', advice: string): Entry => ({
    message:
      kind === 'rest'
        ? 'parameters are declared one by one, and this is a rest parameter'
        : 'a parameter must have a name of its own',
    hint: advice,
  }),
  'nested-declarator': (outer: string, inner: string): Entry => ({
    message: `${inner === 'apiKey' ? 'an' : 'a'} \`${capital(inner)}\` cannot stand inside ${outer}`,
    hint: 'Write just the type there, or `Field<string, { minLength: 1 }>` for its constraints.',
  }),
  'path-name-not-in-folder': (
    name: string,
    path: string,
    meant: string | undefined,
    isText: boolean,
    change: 'parameter' | 'alias' | 'no-alias',
  ): Entry => ({
    message: `\`${name}\` is not a segment of ${path}`,
    hint: isText
      ? `\`:${name}\` is an ordinary segment: rename the folder to \`[${name}]\`.`
      : meant === undefined
        ? `Name a folder \`[${name}]\`, or read it from elsewhere, with \`Query\` or \`Header\`.`
        : `Did you mean \`${meant}\`? ${
            {
              parameter: 'Rename the parameter',
              alias: `Write \`alias: '${meant}'\``,
              'no-alias': 'Remove the `alias`',
            }[change]
          }, or rename the folder to \`[${name}]\`.`,
  }),
  'list-of-segments': (name: string): Entry => ({
    message: `\`${name}\` is one text, with \`/\` between its segments, not a list`,
    hint: `Write \`${name}: Path<string>\`, and \`${name}.split('/')\` in the method.`,
  }),
  'optional-path': (name: string, kind: 'optional' | 'default'): Entry => ({
    message: `\`${name}\` is part of the path, so it is always there`,
    hint:
      kind === 'default'
        ? 'Remove the initializer, or read it with `Query`.'
        : 'Remove the `?` or `| undefined`, or read it with `Query`.',
  }),
  'optional-form': (name: string, kind: 'optional' | 'default', model: string): Entry => ({
    message: `\`${name}\` is made of the fields of the form, so it is always there`,
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
    message: `\`${other}\` reads the ${source}${names.length === 1 ? '' : 's'} ${names.map(code).join(', ')} already`,
    hint:
      renamed === undefined
        ? 'Rename in one of the models what both have, or declare one `Form` with the fields of both.'
        : `Rename one of them, or give \`${renamed}\` a name of its own on the wire, as in \`{ alias: 'other' }\`.`,
  }),
  'several-bodies': (readers?: BodyReaders): Entry =>
    readers
      ? {
          message: `\`${readers.dependency}\` reads the body as well as \`${readers.other}\``,
          hint: `Let \`${readers.dependency}\` return what it has read, and take it from there; or let it read from elsewhere.`,
        }
      : {
          message: 'a request has one body, and it is declared already',
          hint: 'Declare one with a field for each: `body: Body<{ todo: Todo; author: Author }>`.',
        },
  'default-not-constant': (text: string): Entry => ({
    message: `the default \`${text}\` is not known at build time`,
    hint: 'Write a literal, `null`, an enum member or an imported `const`; or declare it optional and fill it in inside the method.',
  }),
  'default-breaks-constraint': (value: string, reason: string, better: string | undefined): Entry => ({
    message: `the default ${value} breaks the declaration: ${reason}`,
    hint:
      better === undefined
        ? 'Change the default or the constraint.'
        : `Allow null inside the declarator: \`${better}\`.`,
  }),
  'unfilled-default': (name: string): Entry => ({
    severity: 'warning',
    message: `the default of \`${name}\` is never filled in, because the field is optional`,
    hint: 'Remove the `?` or `| undefined`: clients may leave out a field with a default, and the handler always gets it. Or remove the default.',
  }),
  'unused-initializer': (name: string, of: Uninitialized): Entry => {
    if (of.kind === 'dependency')
      return {
        severity: 'warning',
        message: `the initializer of \`${name}\` is never used: \`${of.fn}\` provides it for every request`,
        hint: `Remove it. If there may be none, let \`${of.fn}\` return what to use instead.`,
      };
    const { type, value } = of;
    return {
      severity: 'warning',
      message: `the initializer of \`${name}\` is not a default: what comes in is a plain object, and the class is never constructed`,
      hint: `${
        value === undefined
          ? `Write \`${name}?: ${type}\`, and fill it in inside the method`
          : `Write \`${name}!: Field<${type}, { default: ${value} }>\``
      }; or \`${name}!: ${type}\` where clients send it. Where the app constructs the class, leave it, and declare an interface for what comes in.`,
    };
  },
  'example-breaks-constraint': (value: string, reason: string): Entry => ({
    message: `the example ${value} breaks the declaration: ${reason}`,
    hint: 'Change the example or the constraint.',
  }),
} as const;

/** What a tag of a comment comes to at a parameter. */
interface TagMeaning {
  readonly isInt: boolean;
  /** The names of options. */
  readonly options: readonly string[];
}
