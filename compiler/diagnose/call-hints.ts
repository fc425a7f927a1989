import { code } from './catalogue/code.ts';
import { calls } from './public-names.ts';
import type { TypeErrorHint } from './type-error-place.ts';

/** How to convert the headers that `fetch` accepts to those of an answer. */
export const textsOfHeaders = '`Object.fromEntries(headers)` makes one of `Headers`, or of pairs.';

const sampleCall = (called: string | undefined, what: string) =>
  called !== undefined && Object.hasOwn(calls, called)
    ? `Write ${what}, as in \`${calls[called]}\`.`
    : undefined;

/** The hint for a `reply<Todo>(...)`: TypeScript infers all type arguments, or none. */
const hintOfTypedReply = (body: string) =>
  `The types of \`reply\` are those of its arguments: write ${code(`const body: ${body} = ...`)}, and \`reply(body, 201)\`.`;

/** The hints for calls of our functions: for their arguments, and for the statuses and headers among them. */
export const callHints: readonly TypeErrorHint[] = [
  [
    /^Expected .* type arguments, but got/,
    (_, { before = '', text = '' }) => (/\breply<$/.test(before) ? hintOfTypedReply(text) : undefined),
  ],
  [
    /^Expected .* arguments, but got/,
    (_, { after = '', argumentOf, text = '', typeArguments: [body, ...others] = [] }) => {
      // With headers, `reply` has a third type argument.
      if (argumentOf === 'reply' && body !== undefined && others.length === 1) return hintOfTypedReply(body);
      if (argumentOf === 'redirect')
        return "Write `reply(undefined, 303, { location: '/todos', 'set-cookie': cookie })` for a redirect with other headers.";
      if (argumentOf !== undefined) return sampleCall(argumentOf, 'fewer arguments');
      const only = text === 'reply' && /^\(\s*([2-5]\d\d)\s*\)/.exec(after)?.[1];
      return only
        ? `Write \`reply(undefined, ${only})\` for an answer without a body.`
        : sampleCall(/^(?:new )?(\w+)\b/.exec(text)?.[1], 'all of its arguments');
    },
  ],
  [
    /^Type '.*' is not assignable to type 'string \| readonly string\[\]/,
    (_, { fieldOf = '' }) =>
      fieldOf.startsWith('ReplyHeaders')
        ? 'Write the value of a header as a string: `String(value)`.'
        : undefined,
  ],
  [/ type 'ReplyHeaders'/, `Write an object of strings, \`{ 'x-total': '5' }\`. ${textsOfHeaders}`],
  [
    /^Argument of type '(?:string|"\d+")' is not assignable to parameter of type '(?:number|30[12378])\b/,
    (_, { argumentOf = '', text = '' }) => {
      const takesStatus = /^(?:reply|redirect|HttpError)$/.test(argumentOf);
      const status = takesStatus && /^['"](\d{3})['"]$/.exec(text)?.[1];
      return status ? `Write the status as a number: \`${status}\`.` : undefined;
    },
  ],
  [
    /^Argument of type '.*?' is not assignable to parameter of type '(?:30[12378][ |]*)+\b/,
    "A redirect has the status 301, 302, 303, 307 or 308, as in `redirect('/todos', 303)`.",
  ],
  // Elsewhere the detail of an error may be an object.
  [
    /^Argument of type '(?!number'|\d|.*: Type '(?:null|undefined)').*' is not assignable to parameter of type 'string'/,
    (_, { argumentOf = '', before = '' }) =>
      argumentOf === 'HttpError' || /\b(?:Forbidden|Unauthorized|ValidationError)\(\s*$/.test(before)
        ? 'The detail of an error is a text. An `error.ts` gives all errors another shape, and `return reply(body, 422)` sends any body.'
        : undefined,
  ],
  // Elsewhere the text of an error comes before its status, and the status of an answer before its body.
  [
    /^Argument of type '(?!.*: Type '(?:null|undefined)' is not assignable to type '[^']*'$)/,
    (_, { argumentOf }) => sampleCall(argumentOf, 'its arguments in this order'),
  ],
];
