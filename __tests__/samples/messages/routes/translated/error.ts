import type { ErrorHandlers, ValidationEntry } from 'routeclass';

/** By type, with the bounds of `ctx`. */
const german: { readonly [type: string]: (ctx: Readonly<Record<string, unknown>>) => string } = {
  missing: () => 'fehlt',
  string_too_short: ({ min_length }) => `braucht mindestens ${min_length} Zeichen`,
  less_than_equal: ({ le }) => `darf höchstens ${le} sein`,
};

const translate = ({ ctx = {}, loc, msg, type }: ValidationEntry) => ({
  field: loc.join('.'),
  text: german[type]?.(ctx) ?? msg,
});

const handlers: ErrorHandlers = {
  validation: ({ entries }) => [{ errors: entries.map(translate) }, 422],
};

export default handlers;
