import { capital } from '../../words.ts';
import type { Entry } from '../diagnostic.ts';
import { describedInstead, type ForeignSetting, guardsInstead } from '../foreign-settings.ts';
import { noDecorators } from '../import-hints.ts';
import { code } from './code.ts';

/** Methods of HTTP, mostly WebDAV's, that only routes of h3 answer. */
const rareMethods = ['copy', 'lock', 'mkcol', 'move', 'propfind', 'proppatch', 'trace', 'unlock'];

/** What is answered without a method of a route class. */
const answered: ReadonlyMap<string, string> = new Map([
  ['head', 'Remove it: `HEAD` is answered from `get`.'],
  [
    'options',
    'Remove it: `OPTIONS` is answered from the other methods, and preflights by `cors` of the config.',
  ],
  [
    'websocket',
    "Move it to `server.ts`: WebSockets are h3's, `app.get('/chat', defineWebSocketHandler({ message }))`.",
  ],
  ...rareMethods.map((name): [string, string] => [
    name,
    `Move it to \`server.ts\`: h3 answers \`${name.toUpperCase()}\`, by \`app.on('${name.toUpperCase()}', '/files', handler)\`.`,
  ]),
]);

/** What to write for decorators that other frameworks put on routes, by their names. */
const insteadOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:Authorized|Roles|Security|Throttle|UseGuards)$/, guardsInstead],
  [
    /^(?:Middlewares|Use.*)$/,
    'Write a `middleware.ts` in the folder, and an `error.ts` to turn errors into answers.',
  ],
  [
    /^(?:Header|HttpCode|Redirect|SuccessResponse)$/,
    'Return `reply(body, 201)`, with headers as its third argument, or `redirect(location)`.',
  ],
  [/^(?:ApiTags|Tags)$/, "Write `static tag = 'todos'`."],
  [/^(?:Api.*|Deprecated|Hidden|OperationId|Response)$/, describedInstead],
];

/** Route classes and their methods. */
export const classes = {
  'no-default-class': (fault: ClassFault): Entry => {
    if (fault.kind === 'constant')
      return {
        message: `a page must \`export default\` a class declaration, but \`${fault.name}\` is a variable that holds a class`,
        hint: `Declare the class as \`class ${fault.name} { ... }\`.`,
      };
    return {
      message: 'a page must `export default` a class',
      hint:
        fault.kind === 'type'
          ? 'Remove `type` from the import or export: it removes the class at run time.'
          : `Write \`export default class ${fault.meant ?? `Todos { ${methodsOf(fault.verbs)} }`}\`.`,
    };
  },
  'abstract-class': (name: string): Entry => ({
    message: `\`${name}\` is abstract, so no instance of it can answer requests`,
    hint: 'Remove `abstract`, or export a class that extends it.',
  }),
  'constructor-parameters': (name: string, { parameter, service }: Injected): Entry => {
    const fn = `get${capital(parameter)}`;
    return {
      message: `the constructor of \`${name}\` has parameters, but a route class is constructed without arguments`,
      hint: `Create what the class needs in the module, or let a method depend on a function that provides it: \`get(${parameter}: Depends<typeof ${fn}>)\`, with \`export const ${fn} = () => new ${service}()\`.`,
    };
  },
  'hidden-constructor': (name: string, modifier: string): Entry => ({
    message: `the constructor of \`${name}\` is ${modifier}, so no instance of it can be created to answer requests`,
    hint: `Remove \`${modifier}\`.`,
  }),
  'generic-class': (name: string): Entry => ({
    message: `\`${name}\` is generic, but a page class is used without type arguments`,
    hint: 'Replace the type parameters with types, or export a class that extends it: `export default class Todos extends Resource<Todo> {}`.',
  }),
  'no-verbs': (name: string, hidden?: string): Entry => ({
    message: `\`${name}\` has no method that answers a request`,
    hint:
      hidden === undefined
        ? 'Add a method named `get`, `post`, `put`, `patch` or `delete`.'
        : `Its \`${hidden}\` is not public, and only public methods answer requests.`,
  }),
  'unknown-method': (name: string, meant: string | undefined): Entry => ({
    message: `\`${name}\` is not an HTTP method that a route class can answer`,
    hint: `${
      answered.get(name.toLowerCase()) ??
      (meant === undefined
        ? 'Public methods are `get`, `post`, `put`, `patch` and `delete`.'
        : `Did you mean \`${meant}\`?`)
    } Write \`private ${name}\` or \`#${name}\` for a helper.`,
  }),
  'foreign-base': (base: string, methods: readonly string[]): Entry => ({
    message: `${code(base)} has public methods that are not HTTP methods: ${methods.map(code).join(', ')}`,
    hint: 'Remove the base class. A method returns status and headers as `reply(body, 201, headers)`, and reads the request with `event: H3Event`.',
  }),
  'verb-not-a-method': (name: string, found: InsteadOfMethod): Entry => {
    switch (found) {
      case 'accessor':
      case 'property':
        return {
          message: `\`${name}\` must be a method, not ${found === 'accessor' ? 'an' : 'a'} ${found}`,
          hint: `Write \`${name}() { ... }\`.`,
        };
      case 'of an interface':
        return {
          message: `\`${name}\` is declared by an interface, but must be a method of the class`,
          hint: `Write \`${name}() { ... }\` in the class.`,
        };
      case 'of another this':
        return {
          message: `\`${name}\` is called on the page, which is not the \`this\` that it declares`,
          hint: 'Remove the `this`.',
        };
      case 'optional':
        return {
          message: `\`${name}\` is optional, but must be a method that the class always has`,
          hint: `Remove the \`?\`: write \`${name}() { ... }\`.`,
        };
    }
  },
  'static-verb': (name: string): Entry => ({
    message: `\`${name}\` is static, so it answers no request`,
    hint: `Remove \`static\`: write \`${name}() { ... }\`.`,
  }),
  'generic-method': (name: string): Entry => ({
    message: `\`${name}\` is generic, but a request cannot pass type arguments`,
    hint: 'Replace the type parameters with types.',
  }),
  'overloaded-method': (name: string): Entry => ({
    message: `\`${name}\` is overloaded, but a request cannot select a signature`,
    hint: 'Keep one signature, with a union where the types differ.',
  }),
  'class-constant': (name: 'tag' | 'limits', fault: ConstantFault): Entry => {
    const sample =
      name === 'tag' ? "Write `static tag = 'todos'`." : 'Write `static limits = { body: 10_000 }`.';
    if (fault.kind === 'value')
      return { message: `${fault.what} must be ${fault.expected}, and constant at build time`, hint: sample };
    return {
      message: `\`static ${name}\` has no key \`${fault.key}\``,
      hint:
        fault.meant === undefined
          ? `The keys are ${fault.known.map((one) => `\`${one}\``).join(', ')}.`
          : `Did you mean \`${fault.meant}\`?`,
    };
  },
  'unread-setting': (
    what: string,
    meant: 'tag' | 'limits' | 'security' | ForeignSetting,
    tag = "'todos'",
  ): Entry => {
    if (typeof meant === 'object')
      return {
        severity: 'warning',
        message: `\`${what}\` has no effect on the route: ${meant.instead}`,
        hint: `${meant.hint}${what.startsWith('@') ? '' : ` If other code reads the ${what.startsWith('export ') ? 'export' : 'member'}, give it another name.`}`,
      };
    if (meant === 'security')
      return {
        severity: 'warning',
        message: `\`${what}\` has no effect on the route: credentials are declared as parameters`,
        hint: "Declare a parameter: `token: Bearer`, `login: Basic` or `key: ApiKey<'X-Key'>`. A request without it is answered with 401.",
      };
    return {
      severity: 'warning',
      message: `\`${what}\` has no effect on the route: only \`static ${meant}\` is read`,
      hint: what.startsWith('@')
        ? `Write ${code(`static tag = ${tag}`)} in the class: it applies to all its methods.`
        : `Write \`static ${meant}\`, or \`private ${what}\` if only the class uses it.`,
    };
  },

  'unread-decorator': (
    names: readonly string[],
    from: string,
    field?: { readonly hint: string; readonly isAllowed: boolean },
  ): Entry => ({
    // A model may be shared with what asks for its decorators.
    ...(field?.isAllowed && { severity: 'warning' }),
    message: `${names.map((name) => `\`@${name}\``).join(' and ')} ${names.length > 1 ? 'have' : 'has'} no effect: \`${from}\`, which provides ${names.length > 1 ? 'them' : 'it'}, is not used here`,
    hint: field?.hint ?? insteadOf.find(([pattern]) => pattern.test(names[0]!))?.[1] ?? noDecorators,
  }),
  'operation-id': ({ id, kind }: { kind: 'class' | 'missing' | 'name' | 'several'; id: string }): Entry => {
    const hint =
      'Write one word of letters, digits, `_`, `.`, `-` and `/` that begins with a letter: `@operationId listTodos`.';
    switch (kind) {
      case 'class':
        return {
          message: '`@operationId` belongs to a method, but this is the JSDoc of the class',
          hint: 'Move it to the JSDoc of the method that it names.',
        };
      case 'missing':
        return { message: '`@operationId` has no id', hint };
      case 'name':
        return {
          message: `${code(id)} is not a valid operation id: generated clients use it as a name`,
          hint,
        };
      case 'several':
        return { message: `the operation already has the id \`${id}\``, hint: 'Remove one of the two tags.' };
    }
  },
  'misspelt-tag': (name: string, meant: string): Entry => ({
    severity: 'warning',
    message: `\`@${name}\` is not a known JSDoc tag, so it has no effect`,
    hint: `Did you mean \`@${meant}\`?`,
  }),
  // A parameter and a rest segment are written alike in a path, so the file is named.
  'duplicate-operation-id': (id: string, other: string, file: string, isInherited: boolean): Entry => ({
    message: `the operation id \`${id}\` is already used by ${other} of \`${file}\``,
    hint: isInherited
      ? 'Remove it: pages that inherit the method inherit its id, and each operation needs its own.'
      : 'Give one of the two another id: write `@operationId name` in its JSDoc.',
  }),
} as const;

/** What a class may have under the name of a verb in place of a method. */
export type InsteadOfMethod = 'accessor' | 'of an interface' | 'of another this' | 'optional' | 'property';

/** What another framework passes to a constructor: the name of the parameter and the class. */
interface Injected {
  readonly parameter: string;
  readonly service: string;
}

/**
 * What a page exports in place of a class: a mere type, a constant that holds one, or something else beside
 * the class that was meant.
 */
type ClassFault =
  | { readonly kind: 'type' }
  | { readonly kind: 'constant'; readonly name: string }
  | { readonly kind: 'other'; readonly meant: string | undefined; readonly verbs: readonly string[] };

/** The methods of a sample class, for the verbs that a page has handlers for. */
const methodsOf = (verbs: readonly string[]) =>
  (verbs.length > 0 ? verbs : ['get']).map((verb) => `${verb}() { ... }`).join(' ');

/** What is wrong with a constant of a class: a value, all of it or a part, or the name of a part. */
export type ConstantFault =
  | { readonly kind: 'value'; readonly what: string; readonly expected: string }
  | {
      readonly kind: 'key';
      readonly key: string;
      readonly meant: string | undefined;
      readonly known: readonly string[];
    };
