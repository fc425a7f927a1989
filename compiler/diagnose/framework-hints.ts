import { hintOfAnswer, returnedInstead } from './answer-hints.ts';
import { hintOfHelper } from './helper-hints.ts';
import { hintOfRequest } from './request-hints.ts';
import type { TypeErrorHint } from './type-error-place.ts';

/** The hints for the ways in which other frameworks read a request and answer it. */
export const frameworkHints: readonly TypeErrorHint[] = [
  [
    /^Cannot find name '(\w+)'/,
    (name, { after = '' }) =>
      hintOfAnswer(name, after) ?? hintOfRequest(name, after) ?? hintOfHelper(name, after),
  ],
  [
    /^(?:Module )?'"(?:h3|routeclass)"' has no exported member (?:named )?'(\w+)'/,
    (name) => hintOfHelper(name, ''),
  ],
  [/^Property 'respondWith' does not exist on type 'H3Event</, returnedInstead],
  [
    /^'(?:e|event)\.node(\.\w+)?' is possibly 'undefined'/,
    (part, { after = '' }) =>
      /^\.res\b/.test(part + after)
        ? returnedInstead
        : 'Write `event.req`, the request in every runtime; or declare a parameter for what is read of it, `user_agent: Header<string>`.',
  ],
  [
    /^Property '(\w+)' does not exist on type '(?:H3Event|TypedServerRequest)</,
    (part, { after = '' }) => hintOfRequest('event', `.${part}${after}`),
  ],
  [
    /^Property '([a-z]+)' does not exist on type 'Headers'/,
    (name, { before = '' }) =>
      /\b(?:event|req|request)\.headers\??\.$/.test(before)
        ? hintOfRequest('event', `.headers.${name}`)
        : undefined,
  ],
  // The global `status` of browsers is a text.
  [/^This expression is not callable/, (_, { after = '', text = '' }) => hintOfAnswer(text, after)],
  [
    /^Property '\w+' does not exist on type 'H3EventResponse'/,
    (_, { after }) => (after?.startsWith('(') ? returnedInstead : undefined),
  ],
  [
    /^Property '(?:getHeaders?|getStatus|setHeader|setStatus)' does not exist on type/,
    (_, { before = '' }) =>
      before.endsWith('this.') ? 'Return `reply(body, 201)`, with headers as its third argument.' : undefined,
  ],
  // The method `json()` of the global `Response`.
  [
    /^Expected 0 arguments, but got/,
    (_, { argumentOf = '' }) => {
      const [, name = '', method = ''] = /^(\w+)(\.\w+)$/.exec(argumentOf) ?? [];
      return hintOfAnswer(name, `${method}(`);
    },
  ],
];
