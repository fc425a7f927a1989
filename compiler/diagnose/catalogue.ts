import type { Entry } from './diagnostic.ts';

/**
 * Every diagnostic, once: its permanent code, and what it says. A function takes the details of the case; the message is one
 * line without a full stop, the hint says what to write instead. Each has its folder under `__tests__/errors/`.
 */
export const catalogue = {
  // ── Folders ──
  'routes-folder-missing': (folder: string): Entry => ({
    message: `there is no routes folder \`${folder}\``,
    hint: 'Create it with a `page.ts` in it, or name another one as `routes` in `routeclass.config.ts`.',
  }),
  'routes-folder-empty': (folder: string): Entry => ({
    message: `the routes folder \`${folder}\` holds no \`page.ts\``,
    hint: `Write \`${folder}/page.ts\` for \`/\`, or \`${folder}/todos/page.ts\` for \`/todos\`.`,
  }),
  'malformed-folder': (name: string, reason: string, better: string): Entry => ({
    message: `the folder name \`${name}\` cannot be a path segment: ${reason}`,
    hint: `Rename it to \`${better}\`. A parameter is \`[id]\`, the rest of a path \`[...path]\`, a group that adds nothing \`(group)\`.`,
  }),
  'rest-segment-not-last': (name: string, next: string): Entry => ({
    message: `the rest segment \`[...${name}]\` must be the last, and \`${next}\` comes after it`,
    hint: `A rest segment takes all that is left of a path. Write \`[${name}]\` for one segment.`,
  }),
  'repeated-segment': (name: string, folder: string): Entry => ({
    message: `the path of \`${folder}\` has two parameters named \`${name}\``,
    hint: 'Rename one of the folders.',
  }),
  'duplicate-path': (path: string, other: string, file: string): Entry => ({
    message: `\`${path}\` answers the same requests as \`${other}\` of \`${file}\``,
    hint: 'Move one of the two, or put their methods into one class.',
  }),
  'no-default-export': (name: string): Entry => ({
    message: `\`${name}\` exports nothing as default`,
    hint:
      name === 'error.ts'
        ? 'Write `export default detailedErrors()`, or an object with `validation`, `http` or `unhandled`.'
        : 'Write `export default (event: H3Event, next: () => unknown) => next()`, or a list of such functions. `H3Event` is exported by `h3`.',
  }),
  'not-error-handlers': (fault: HandlersFault): Entry => {
    if (fault.kind === 'key')
      return {
        message: `\`error.ts\` has no handler named \`${fault.key}\``,
        hint:
          fault.meant === undefined
            ? 'The handlers are `validation`, `http` and `unhandled`.'
            : `Did you mean \`${fault.meant}\`?`,
      };
    return {
      message:
        fault.kind === 'export'
          ? `\`error.ts\` must export a set of handlers, and ${code(fault.type)} is none`
          : `\`${fault.key}\` is no error handler: it must take the error and give a \`Response\`, or a body with its status`,
      hint: 'Write `export default { http: (error) => [{ detail: error.detail }, error.status] } satisfies ErrorHandlers`. `ErrorHandlers` is exported by `routeclass`.',
    };
  },
  'not-middleware': (type: string): Entry => ({
    message: `\`middleware.ts\` must export middleware, and ${code(type)} is none`,
    hint: 'Write `export default (event: H3Event, next: () => unknown) => next()`, or a list of such functions. `H3Event` is exported by `h3`.',
  }),
  'misnamed-page': (name: string, meant: string): Entry => ({
    message: `\`${name}\` is not read: the file of this kind is named \`${meant}\``,
    hint: `Rename it to \`${meant}\`. A module that pages merely import can be named \`_${name}\`.`,
  }),

  // ── Classes ──
  'no-default-class': (found: string | undefined): Entry => ({
    message: 'a page must `export default` a class',
    hint:
      found === undefined
        ? 'Write `export default class Todos { get() { ... } }`.'
        : `Write \`export default class ${found}\`.`,
  }),
  'abstract-class': (name: string): Entry => ({
    message: `\`${name}\` is abstract, so no instance of it can answer requests`,
    hint: 'Remove `abstract`, or export a class that extends it.',
  }),
  'constructor-parameters': (name: string): Entry => ({
    message: `the constructor of \`${name}\` has parameters, but a route class is made without arguments`,
    hint: 'Give each parameter a default, or create what it needs in the module.',
  }),
  'no-verbs': (name: string): Entry => ({
    message: `\`${name}\` has no method that answers a request`,
    hint: 'Add a method named `get`, `post`, `put`, `patch` or `delete`.',
  }),
  'unknown-method': (name: string, meant: string | undefined): Entry => ({
    message: `\`${name}\` is no HTTP verb that a route class can answer`,
    hint:
      meant === undefined
        ? `Public methods are \`get\`, \`post\`, \`put\`, \`patch\` and \`delete\`. Write \`private ${name}\` or \`#${name}\` for a helper.`
        : `Did you mean \`${meant}\`? Write \`private ${name}\` or \`#${name}\` for a helper.`,
  }),
  'verb-not-a-method': (name: string): Entry => ({
    message: `\`${name}\` must be a method, not a property`,
    hint: `Write \`${name}() { ... }\`.`,
  }),
  'static-verb': (name: string): Entry => ({
    message: `\`${name}\` is static, so it answers no request`,
    hint: `Remove \`static\`: write \`${name}() { ... }\`.`,
  }),
  'generic-method': (name: string): Entry => ({
    message: `\`${name}\` is generic, and a request cannot say with which type it is called`,
    hint: 'Write the type that the parameter really has.',
  }),
  'overloaded-method': (name: string): Entry => ({
    message: `\`${name}\` is overloaded, and a request cannot say which signature it means`,
    hint: 'Keep one signature, with a union where the types differ.',
  }),
  'class-constant': (name: string, expected: string): Entry => ({
    message: `\`static ${name}\` must be ${expected}, known at build time`,
    hint: name === 'tag' ? "Write `static tag = 'todos'`." : 'Write `static limits = { body: 10_000 }`.',
  }),

  // ── Parameters ──
  'parameter-without-declarator': (name: string, suggestion: string): Entry => ({
    message: `nothing says where \`${name}\` comes from`,
    hint: `Write \`${suggestion}\`. The declarators are \`Query\`, \`Path\`, \`Header\`, \`Cookie\`, \`Form\`, \`File\` and \`Body\`; h3's event is \`event: H3Event\`.`,
  }),
  'parameter-pattern': (kind: 'rest' | 'destructured'): Entry => ({
    message:
      kind === 'rest'
        ? 'a handler cannot have a rest parameter'
        : 'a parameter of a handler must have a name of its own',
    hint:
      kind === 'rest'
        ? 'Declare a list: `tags: Query<string[]>`.'
        : 'Write `todo: Body<Todo>` and take it apart in the method.',
  }),
  'nested-declarator': (outer: string, inner: string): Entry => ({
    message: `a \`${inner[0]!.toUpperCase()}${inner.slice(1)}\` cannot stand inside ${outer}`,
    hint: 'Write the type alone there, or `Field<string, { minLength: 1 }>` for its constraints.',
  }),
  'path-name-not-in-folder': (name: string, path: string, meant: string | undefined): Entry => ({
    message: `\`${name}\` is not a segment of ${path}`,
    hint:
      meant === undefined
        ? `Name a folder \`[${name}]\`, or read it from elsewhere, with \`Query\` or \`Header\`.`
        : `Did you mean \`${meant}\`? Rename the parameter, or rename the folder to \`[${name}]\`.`,
  }),
  'optional-path': (name: string, kind: 'optional' | 'default'): Entry => ({
    message: `\`${name}\` is part of the path, so it is always there`,
    hint:
      kind === 'default'
        ? 'Remove the initializer, or read it with `Query`.'
        : 'Remove the `?` or `| undefined`, or read it with `Query`.',
  }),
  'optional-form': (name: string, kind: 'optional' | 'default'): Entry => ({
    message: `\`${name}\` is made of the fields of the form, so it is always there`,
    hint:
      kind === 'default'
        ? 'Remove the initializer, and give the fields defaults: `limit: Field<int, { default: 10 }>`.'
        : 'Remove the `?` or `| undefined`, and make the fields optional: `Form<Partial<Model>>`.',
  }),
  'duplicate-wire-name': (source: string, name: string, other: string): Entry => ({
    message: `\`${other}\` reads the ${source} \`${name}\` already`,
    hint: 'Rename one of them, or give it an `alias`.',
  }),
  'several-bodies': (): Entry => ({
    message: 'a request has one body, and this method already declares it',
    hint: 'Declare one with a field for each: `body: Body<{ todo: Todo; author: Author }>`.',
  }),
  'default-not-constant': (text: string): Entry => ({
    message: `the default \`${text}\` is not known at build time`,
    hint: 'Write a literal, `null`, an enum member or an imported `const`; or declare it optional and fill it in inside the method.',
  }),
  'default-breaks-constraint': (value: string, reason: string): Entry => ({
    message: `the default ${value} breaks the declaration: ${reason}`,
    hint: 'Change the default or the constraint.',
  }),

  // ── Options ──
  'unknown-option': (option: string, meant: string | undefined): Entry => ({
    message: `there is no option \`${option}\``,
    hint:
      meant === undefined
        ? 'Numbers have `ge`, `gt`, `le`, `lt`, `multipleOf`; strings `minLength`, `maxLength`, `regex`, `format`; lists `minItems`, `maxItems`, `uniqueItems`; all have `description`, `title`, `example`, `deprecated`.'
        : `Did you mean \`${meant}\`?`,
  }),
  'option-not-applicable': (option: string, type: string, advice: string): Entry => ({
    message: `\`${option}\` says nothing about ${type}`,
    hint: advice,
  }),
  'option-not-constant': (option: string, sample: string): Entry => ({
    message: `the value of \`${option}\` must be a literal`,
    hint: `Write the value itself, as in \`{ ${sample} }\`: types such as \`number\` or \`string\` say nothing at build time.`,
  }),
  'option-value': (option: string, expected: string, sample: string): Entry => ({
    message: `\`${option}\` must be ${expected}`,
    hint: `Write it as in \`{ ${sample} }\`.`,
  }),
  'contradicting-options': (first: string, second: string): Entry => ({
    message: `\`${first}\` and \`${second}\` contradict each other: no value satisfies both`,
    hint: 'Change one of the two.',
  }),
  'invalid-regex': (reason: string): Entry => ({
    message: `the \`regex\` does not compile: ${reason}`,
    hint: "It is a JavaScript pattern with the `u` flag. A backslash in a string type is written twice: `'\\\\d+'`.",
  }),

  // ── Types ──
  'any-type': (place: string): Entry => ({
    message: `${place} is \`any\`, which says nothing about the value`,
    hint: 'Write the type it has, or `unknown` for any JSON.',
  }),
  'unsupported-type': (type: string, reason: string, hint: string): Entry => ({
    message: `${code(type)} cannot cross HTTP as JSON: ${reason}`,
    hint,
  }),
  'type-not-supported-yet': (type: string, kind: string, hint: string): Entry => ({
    message: `${code(type)} is ${kind}, which this version does not compile yet`,
    hint,
  }),
  'not-an-upload': (type: string): Entry => ({
    message: `a \`File\` is an upload, and \`${type}\` is none`,
    hint: 'Write `file: File` for one, `files: File[]` for several, `File<Upload, { maxSize: 1_000_000 }>` with options.',
  }),
  'body-and-form': (): Entry => ({
    message: 'a method reads either a `Body` or the fields and files of a form',
    hint: 'A request has one body: remove one of the two.',
  }),
  'not-a-text-type': (source: string, type: string): Entry => ({
    message: `a ${source} is a text, and ${code(type)} cannot be read from one`,
    hint: 'A text can hold a `string`, `number`, `int`, `boolean`, a literal union, an enum, or a list of these. Use `Body` for a model.',
  }),
  'ambiguous-return': (type: string, hint: string): Entry => ({
    message: `${code(type)} may be a body, or a body with a status: the type does not tell`,
    hint,
  }),
  'uncertain-promise': (type: string, verb: string, awaited: string | undefined): Entry => ({
    message: `${code(type)} is a promise in some cases only`,
    hint: `Write \`async ${verb}(...)${awaited === undefined ? '' : `: Promise<${awaited}>`}\`.`,
  }),
  'type-error': (code: string, message: string): Entry => ({ message, origin: code }),

  // ── The document ──
  'duplicate-operation-id': (id: string, other: string): Entry => ({
    message: `the operation id \`${id}\` is taken by ${other}`,
    hint: 'Give one of them a name of its own: `@operationId name` in its JSDoc.',
  }),

  // ── Surroundings ──
  'runtime-not-found': (): Entry => ({
    message: 'the package `routeclass` is not installed in this app',
    hint: 'Run `npm install routeclass`.',
  }),
  'tsconfig-unreadable': (reason: string): Entry => ({
    message: `\`tsconfig.json\` cannot be read: ${reason}`,
    hint: 'Mend the file, or remove it to compile with the defaults.',
  }),
  'toolchain-mismatch': (detail: string): Entry => ({
    message: `the compiler's own packages do not fit together: ${detail}`,
    hint: 'Install `@routeclass/cli` afresh, without overrides for `typescript`, `ts-morph` or `@typia/core`.',
  }),
} as const;

/** What is wrong with what an `error.ts` exports. */
type HandlersFault =
  | { readonly kind: 'export'; readonly type: string }
  | { readonly kind: 'key'; readonly key: string; readonly meant: string | undefined }
  | { readonly kind: 'handler'; readonly key: string };

/** Code in a message; a template literal type brings quotes of its own. */
function code(text: string): string {
  return text.includes('`') ? text : `\`${text}\``;
}

export type Catalogue = typeof catalogue;
