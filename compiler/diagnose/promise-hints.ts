import { code } from './catalogue/code.ts';
import type { TypeErrorHint, TypeErrorPlace } from './type-error-place.ts';

const awaited = 'Await it, `const todo = await load()`, in a method that is `async`.';
const madeAsync = 'Write `async` before the function or method: it then returns a promise.';

/** The hint for a promise where its value is declared. */
function hintOfDeclared(declared: string, { text }: TypeErrorPlace): string {
  return text === 'return' && !declared.includes('...')
    ? `Write the return type ${code(`Promise<${declared}>`)}.`
    : awaited;
}

/** The hints for values that are not awaited, and for methods that declare a promise without being `async`. */
export const promiseHints: readonly TypeErrorHint[] = [
  [/^Property '\w+' does not exist on type 'Promise</, awaited],
  [/^Element implicitly has an 'any' type because .* can't be used to index type 'Promise</, awaited],
  [
    /^(?:No overload matches .* error: )?Argument of type 'Promise<.*>' is not assignable to parameter of type '(?!Promise<)/,
    awaited,
  ],
  [/^This condition will always return true since this 'Promise<.*>' is always defined/, awaited],
  [/^Type 'Promise<.*>' must have a '\[Symbol\.iterator\]\(\)' method/, awaited],
  [
    /^Type 'Promise<.*>' is (?:not assignable to|missing the following properties from) type '((?!Promise<).*?)'(?=:|$)/,
    hintOfDeclared,
  ],
  [
    /^Property '.*' is missing in type 'Promise<.*>' but required in type '((?!Promise<).*?)'$/,
    hintOfDeclared,
  ],
  [
    /^Type '\[.*: Type 'Promise<.*>' is (?:not assignable to|missing the following properties from) type '(?!Promise<)/,
    'Await the body, `reply(await load(), 201)`, in a method that is `async`.',
  ],
  [
    /^Type '(?!Promise<).*' is (?:not assignable to|missing the following properties from) type 'Promise<.*>'/,
    (_, { text }) => (text === 'return' ? madeAsync : undefined),
  ],
  [
    /^Object literal may only specify known properties, and .* does not exist in type 'Promise<.*>'$/,
    madeAsync,
  ],
];
