import { callHints } from './call-hints.ts';
import { hintOfFactory } from './factory-hint.ts';
import { frameworkHints } from './framework-hints.ts';
import {
  hintOfForeign,
  hintOfModule,
  hintOfName,
  hintOfNotGeneric,
  hintOfOwnName,
  hintOfValue,
  importOf,
  noDecorators,
  routeDecorators,
} from './import-hints.ts';
import { modelHints } from './model-hints.ts';
import { promiseHints } from './promise-hints.ts';
import { samples } from './public-names.ts';
import { hintOfDeclaredTuple, hintOfTuple, hintOfUndeclaredStatus, tupleExpected } from './tuple-hint.ts';
import type { TypeErrorHint, TypeErrorPlace } from './type-error-place.ts';
import { hintOfUpload } from './upload-hint.ts';

/** The hint where files are taken for CommonJS. */
export const sayModule = 'Write `"type": "module"` into `package.json`.';

/**
 * The hint for a call in `Depends`: a call without arguments means the function itself, any other its result.
 */
function hintOfCall(called: string, after: string): string {
  if (/^\s*\)/.test(after)) return `Write the function without calling it: \`Depends<typeof ${called}>\`.`;
  const values = /^[^()]+(?=\))/.exec(after)?.[0] ?? "'admin'";
  return hintOfFactory({ call: `${called}(${values})`, parameters: 'token: Bearer', given: 'token' });
}

/** What error handlers return, by the error that they receive. */
const errorReplies: { readonly [error: string]: string } = {
  HttpError: '[{ detail: error.detail }, error.status]',
  ValidationFailure: '[{ errors: error.entries }, 422]',
  unknown: "[{ detail: 'It failed' }, 500]",
};

/** The package that a module belongs to. */
const packageName = (module: string) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/** The hints by TypeScript's messages. The first that matches and returns a hint is used. */
const hints: readonly TypeErrorHint[] = [
  ...frameworkHints,
  ...promiseHints,
  ...callHints,
  ...modelHints,
  [
    /^(?:Unexpected keyword or identifier$|A 'yield' expression is only allowed|Identifier expected\. 'yield' is)/,
    (_, { text }) =>
      text === 'yield'
        ? 'Write `async *get()`: only the methods with a `*` before their names have a `yield`.'
        : undefined,
  ],
  [
    / is not assignable to type '/,
    (_, { meantMember }) => meantMember && `Write \`${meantMember}\`: an enum takes only its own members.`,
  ],
  [
    /^Left side of comma operator is unused/,
    (_, { isBody }) =>
      isBody ? 'To return a body with a status, write `return reply(body, 201)`.' : undefined,
  ],
  [
    / has no properties in common with type 'HttpErrorOptions'$/,
    "Write each option by its name: `new HttpError(409, 'There is one already', { code: 'TODO_EXISTS' })`.",
  ],
  [
    /^Type '.*' does not satisfy the constraint 'Documentation & Example<(null|undefined)>/,
    (only) =>
      `Options have no effect on \`${only}\` alone: remove them, or add the other types of the value, as in \`Field<int | null, { ge: 1 }>\`.`,
  ],
  [
    /^Type '.*' does not satisfy the constraint 'Documentation & .*\[Open<Extract<.* is not assignable to type '\[(?:"\w+".*|keyof \w+)\] extends /,
    'A type parameter cannot have options of numbers or strings: add the type to which they apply, as in `type Positive<T extends number> = T & Field<number, { gt: 0 }>`.',
  ],
  [
    /^Type '.*' is not assignable to type 'ErrorAnswerer<(\w+)>'.*\bErrorReply\b/,
    (error) => `Return a body with its status: \`${errorReplies[error] ?? errorReplies.unknown}\`.`,
  ],
  [
    /^(?:Type|Property '.*' is missing in type) '.*?' (?:is not assignable to|but required in|is missing the following properties from) type '((?!\[).*?)'(?=:|$)/,
    (declared, { after = '', text }) =>
      text === 'return' ? hintOfUndeclaredStatus(declared, after) : undefined,
  ],
  [tupleExpected, hintOfTuple],
  // A field of a body may have the name of a field of lists, such as `at`.
  [/^Type '.*' is not assignable to type/, (_, { fieldOf = '' }) => hintOfDeclaredTuple(fieldOf)],
  [/^A function whose declared type is neither/, (_, { text = '' }) => hintOfDeclaredTuple(text)],
  [
    /^Property '(\w+)' does not exist on type 'Upload'/,
    (name, { before = '' }) => hintOfUpload(name, before),
  ],
  [/^Property '(?:issues|errors)' does not exist on type 'ValidationFailure'$/, 'The faults are `entries`.'],
  [/^Property 'statusCode' does not exist on type 'HttpError'$/, 'The status is `status`.'],
  [
    /^'>' expected$/,
    (_, { after = '', before = '', text }) => {
      const called = text === '(' && /\bDepends<(?:typeof\s+)?([\w.]+)$/.exec(before)?.[1];
      return called ? hintOfCall(called, after) : undefined;
    },
  ],
  [
    /^Type expected$/,
    (_, { text }) =>
      text?.startsWith('/') ? "Write the pattern as a string: `{ regex: '^[a-z]+$' }`." : undefined,
  ],
  [
    /CommonJS.*'verbatimModuleSyntax'/,
    (_, { isCommonJs }) => (isCommonJs ? 'Write `"module": "nodenext"` into `tsconfig.json`.' : sayModule),
  ],
  [
    /^'(\w+)' is a type and must be imported using a type-only import/,
    (name) => `Write \`type ${name}\` in the import.`,
  ],
  [
    /^An import path can only end with a '\.ts' extension/,
    'Write `"allowImportingTsExtensions": true` into tsconfig.json, or `"rewriteRelativeImportExtensions": true` if `tsc` writes the JavaScript.',
  ],
  [
    /^Property '.*' has no initializer and is not definitely assigned/,
    'If the class is a model, declare an interface instead: its fields need no initializers.',
  ],
  [
    /'erasableSyntaxOnly'/,
    "Node cannot run this syntax without compiling it. Write a union, `'user' | 'admin'`, instead of an enum, a field instead of a parameter property, and a module instead of a namespace; or, if another tool compiles the app, remove `erasableSyntaxOnly` from tsconfig.json.",
  ],
  [
    /^'async' modifier cannot appear on a constructor/,
    "Await it at the top level of the module, `const db = await open()`; or declare a dependency, `db: Depends<typeof open, { scope: 'app' }>`.",
  ],
  [
    /^Unable to resolve signature of property decorator/,
    'Constraints of a model are types: `title: Field<string, { minLength: 1 }>`. Decorators for other tools need `"experimentalDecorators": true` in tsconfig.json.',
  ],
  [
    /^Decorators are not valid here/,
    'A parameter of a route is declared by its type, as in `id: Path<int>`. Decorators of parameters for other tools need `"experimentalDecorators": true` in tsconfig.json.',
  ],
  [
    /^Cannot find namespace 'Express'|^Namespace '(?:global\.)?Express' has no/,
    `An upload is a parameter \`photo: File\`. Write ${importOf(['File'])}.`,
  ],
  [
    /^A required parameter cannot follow an optional parameter$/,
    'Move it before the optional parameters: requests send parameters by name, so their order does not matter.',
  ],
  [
    /^'(\w+)' refers to a value, but is being used as a type here/,
    (name, { before = '' }) => hintOfForeign(name) ?? hintOfValue(name, before),
  ],
  [/^Type '(\w+)' is not generic/, hintOfNotGeneric],
  [
    /^(?:Module )?'"routeclass"' has no exported member (?:named )?'(\w+)'/,
    (name) => (routeDecorators.test(name) ? noDecorators : undefined),
  ],
  [
    /^Cannot find name '(\w+)'/,
    (name, { before = '' }) =>
      before.endsWith('@') && routeDecorators.test(name) ? noDecorators : undefined,
  ],
  [
    /^(?:Cannot find name|(?:Module )?'"routeclass"' has no exported member(?: named)?) '(\w+)'(?!.*Did you mean)/,
    hintOfName,
  ],
  // TypeScript takes it for something of the platform's: for `Event`, for `Headers`.
  [/^(?:Cannot find name|'"routeclass"' has no exported member named) '(\w+)'\. Did you mean/, hintOfOwnName],
  [
    /^'(\w+)' only refers to a type, but is being used as a value here/,
    (name) =>
      Object.hasOwn(samples, name)
        ? `It is a type, and written as one: \`name: ${name}<${samples[name]}>\`.`
        : undefined,
  ],
  [
    /^Identifier expected/,
    (_, { after = '', text = '' }) => {
      const name = /^['"]([A-Za-z][\w.[\]-]*)['"]$/.exec(text)?.[1];
      const written = /^(\??): (Cookie|Form|Header|Path|Query)<(?:([\w.]+(?:\[\])*)[,>])?/.exec(after);
      if (name === undefined || written === null) return undefined;
      const [, optional, declarator, type = 'string'] = written;
      const own = name
        .toLowerCase()
        .replaceAll(/\W+(?=\w)/g, '_')
        .replace(/\W+$/, '');
      return declarator === 'Header' && own === name.toLowerCase().replaceAll('-', '_')
        ? `Write \`${own}${optional}: Header<${type}>\`: a hyphen is written as \`_\`, and headers have no case.`
        : `Write \`${own}${optional}: ${declarator}<${type}, { alias: '${name}' }>\`.`;
    },
  ],
  [
    /^Cannot find namespace 'tags'/,
    "Write `import type { tags } from 'typia'`; or options, which need no package: `Field<int, { ge: 0 }>`.",
  ],
  [
    /^Generic type '(\w+)' requires/,
    (bare, { text = '' }) => {
      if (!Object.hasOwn(samples, bare)) return undefined;
      return text.includes(',')
        ? 'Remove what follows its options.'
        : `Write its type, as in \`${bare}<${samples[bare]}>\`.`;
    },
  ],
  [
    /^Module .* has no default export/,
    (_, { after = '' }) =>
      /\bfrom ['"]routeclass['"]/.test(after)
        ? "Import its exports by their names: `import { type Query, reply } from 'routeclass'`."
        : undefined,
  ],
  [
    /^Cannot find module .*There are types at/,
    'Write `"module": "nodenext"` in tsconfig.json, without a `moduleResolution`, so that TypeScript looks at what a package exports.',
  ],
  [
    /^Cannot find module '([^.'][^']*)'/,
    (module, { dependent }) =>
      dependent &&
      `Write \`${packageName(module)}\` into the dependencies of \`${dependent}\`, and install them: each package of a workspace has its own.`,
  ],
  [
    /^Could not find a declaration file for module '\.[^']*'/,
    'Write the module in TypeScript, or `"allowJs": true` into tsconfig.json, so that its types are read from the JavaScript.',
  ],
  [/^Cannot find module '([^']+)'/, (module, { imported = [] }) => hintOfModule(module, imported)],
  [
    /^Cannot find type definition file for /,
    'Run `npm install`. If no package in package.json has these types, add one, or remove the name here.',
  ],
];

/**
 * The hint for a TypeScript error about one of our names or modules: the missing import, the right spelling,
 * our name for a name of another tool, or the arguments of our functions. Undefined for other errors, and
 * where TypeScript's message is enough.
 */
export function hintOfTypeError(message: string, place: TypeErrorPlace = {}): string | undefined {
  for (const [pattern, hint] of hints) {
    const match = pattern.exec(message);
    const found = match && (typeof hint === 'string' ? hint : hint(match[1] ?? '', place));
    if (found) return found;
  }
  return undefined;
}
