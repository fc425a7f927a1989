import { capital } from '../../words.ts';
import type { Entry } from '../diagnostic.ts';
import { type Factory, hintOfFactory } from '../factory-hint.ts';
import { code } from './code.ts';

/** Functions that routes depend on. */
export const dependencies = {
  'dependency-not-exported': (name: string): Entry => ({
    message: `the dependency \`${name}\` is not exported`,
    hint: 'Write `export` before it: the generated code imports it.',
  }),
  'not-a-dependency': (text: string, kind: Refused | AskingFactory): Entry => {
    const refused = `${code(text)} cannot be a dependency`;
    if (typeof kind === 'string')
      return {
        message: `${refused}: ${reasons[kind][0]}`,
        hint: functionInstead(text, kind) ?? reasons[kind][1],
      };
    return {
      message: `${refused}: it returns a function with the parameter ${code(kind.asked)}, which would never be called`,
      hint: hintOfFactory(kind),
    };
  },
  'dependency-shadowed': (name: string): Entry => ({
    message: `\`typeof ${name}\` refers to the parameter \`${name}\`, not to the function of that name`,
    hint: `Rename one of the two: \`export function get${capital(name)}() { ... }\`.`,
  }),
  'dependency-cycle': ([first, ...more]: readonly string[]): Entry =>
    more.length === 0
      ? {
          message: `\`${first}\` depends on itself`,
          hint: 'Remove the parameter: its value would have to be known before the function is called.',
        }
      : {
          message: `these dependencies form a circle: ${[first, ...more, first].join(' -> ')}`,
          hint: 'None of them can be called first. Move what they share into another function, on which each of them depends.',
        },
  'dependency-result': (
    name: string,
    kind: 'generator' | 'promise' | 'release',
    awaited?: string,
  ): Entry => ({
    message: `${code(name)} ${results[kind][0]}`,
    hint: `${results[kind][1]}${awaited === undefined ? '' : `, with the return type ${code(`Promise<${awaited}>`)}`}.`,
  }),
  'unread-guard': (name: string): Entry => ({
    severity: 'warning',
    message: `\`${name}\` returns true or false, but nothing reads it: requests are answered in both cases`,
    hint: "Throw where it denies access, `throw new Forbidden('Admins only')`, or read the parameter. Return nothing where it is called for its effect.",
  }),
  'dependency-path': (
    dependency: string,
    name: string,
    path: string,
    { folder, meant }: { readonly folder: string; readonly meant: string | undefined },
  ): Entry => ({
    message: `\`${dependency}\` reads \`${name}\` from the path, but it is not a segment of ${path}`,
    hint:
      meant === undefined
        ? `Name a folder \`${folder}\`, or let \`${dependency}\` read the value from another source, with \`Query\` or \`Header\`.`
        : `Did you mean \`${meant}\`? Rename the parameter of \`${dependency}\`, or rename the folder to \`${folder}\`.`,
  }),
  'dependency-conflict': (source: string, name: string, one: string, other: string): Entry => ({
    message: `\`${one}\` and \`${other}\` declare the ${source} \`${name}\` with different types`,
    hint:
      source === 'path segment'
        ? 'Share one declaration, `type UserId = Path<int, { gt: 0 }>`.'
        : 'Share one declaration, `type Limit = Query<int, { ge: 1 }>`, or give one of them an `alias`.',
  }),
  'app-dependency-parameter': (name: string, dependency: string): Entry => ({
    message: `\`${dependency}\` has the scope \`app\`, but its parameter \`${name}\` belongs to a request`,
    hint: "Its parameters can only be dependencies of the same scope: `Depends<typeof settings, { scope: 'app' }>`.",
  }),
} as const;

/** A function that returns another one, with the name of the first declared parameter of the other. */
interface AskingFactory extends Factory {
  readonly asked: string;
}

/** What cannot be depended on. */
export type Refused =
  | 'another-name'
  | 'class'
  | 'class-of-parts'
  | 'generic'
  | 'generic-of-parameters'
  | 'instance'
  | 'local'
  | 'made'
  | 'method'
  | 'nothing'
  | 'of-this'
  | 'overloaded'
  | 'package'
  | 'value'
  | 'variable';

/**
 * The dependency to write in place of something with a name: a generic function, or a service that is an
 * instance of a class or the value of a constant.
 */
function functionInstead(name: string, kind: Refused): string | undefined {
  if (!/^[\w$]+$/.test(name)) return undefined;
  const get = `get${capital(name)}`;
  switch (kind) {
    case 'class':
      return `Write \`export const ${get} = () => new ${name}()\`, and \`Depends<typeof ${get}>\`.`;
    case 'class-of-parts':
      return `Write \`export function ${get}(...): ${name} { ... }\`, with the parameters that the constructor needs, and \`Depends<typeof ${get}>\`.`;
    case 'generic':
      return `Write a function for each type: \`export const cats = () => ${name}<Cat>()\`, and \`Depends<typeof cats>\`.`;
    case 'generic-of-parameters':
      return `Write a function for each type: \`export const cats = (...) => ${name}<Cat>(...)\`, with its parameters, and \`Depends<typeof cats>\`.`;
    case 'instance':
      return `Write \`export const ${get} = () => ${name}\`, and \`Depends<typeof ${get}>\`.`;
    case 'nothing':
      // A type of the app, and none of TypeScript's own such as `any`.
      return /^[A-Z]/.test(name)
        ? `Write \`export function ${get}(): ${name} { ... }\`, and \`Depends<typeof ${get}>\`.`
        : undefined;
    default:
      return undefined;
  }
}

const isClass = [
  'it is a class',
  'Write an exported function that creates an instance, and depend on that function.',
] as const;

const isGeneric = [
  'it has type parameters, but generated code passes no type arguments',
  'Write an exported function for each type, which calls it, and depend on that function.',
] as const;

/** Why each cannot be depended on, and what to write. */
const reasons: { readonly [kind in Refused]: readonly [string, string] } = {
  'another-name': [
    'it is another name for a function that is declared elsewhere',
    'Depend on the function by the name with which it is declared.',
  ],
  class: isClass,
  'class-of-parts': isClass,
  generic: isGeneric,
  'generic-of-parameters': isGeneric,
  instance: [
    'it is not a function',
    'Write an exported function that returns it, and depend on that function.',
  ],
  local: ['it is not at the top level of its module', 'Move it to the top level, and export it.'],
  made: [
    'a call creates it, and only function declarations and function expressions can declare parameters',
    "Write a function that declares the parameters, and calls the result: `export const admin = (user: Depends<typeof currentUser>) => requireRole('admin')(user)`.",
  ],
  method: [
    'it is a method',
    'Write `export function currentUser(...) { ... }`, which may call the method, and depend on that function.',
  ],
  nothing: [
    'it is not a function',
    'Write `Depends<typeof currentUser>` for an exported function `currentUser`.',
  ],
  'of-this': [
    'it has a `this`, but is called without one',
    'Remove the `this`, or declare it as `this: void`.',
  ],
  overloaded: ['it has several signatures', 'Write one signature, with unions where the types differ.'],
  package: [
    'it is declared in a package',
    'Write an exported function of the app that calls it, and depend on that function.',
  ],
  value: [
    'it is neither a function nor a `const` that holds one',
    'Write `export function currentUser(...) { ... }`, or `export const currentUser = (...) => ...`.',
  ],
  variable: ['it is a variable, which may be reassigned', 'Declare it with `const`.'],
};

const results = {
  generator: [
    'is a generator, but its declared type does not say so',
    'Write `AsyncGenerator<Session>`, or `Generator<Session>` without `async`; or leave the type out',
  ],
  promise: ['returns a promise only in some cases', 'Declare it `async`'],
  release: [
    'returns something to release only in some cases',
    'Return an object with `value` and `[Symbol.asyncDispose]` in every case, or write an `async function*` that yields the value',
  ],
} as const;
