import type { Diagnostic } from './diagnostic.ts';

/**
 * Leaves out errors of which another one of our own says more, at the very characters; and what we say where
 * TypeScript says it better.
 */
export function withoutEchoes(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const own = all.filter(({ origin, severity }) => origin === undefined && severity === 'error');
  const rest = all.filter((one) => !isEcho(one, own));
  const foreign = rest.filter(({ origin }) => origin !== undefined);
  return rest.filter((one) => !isSaidBetter(one, foreign));
}

/** Which errors of TypeScript's, within its characters, leave nothing to say of ours. */
const saidBetter: ReadonlyMap<string, RegExp> = new Map([
  // The type of an expression with an error in it is a guess.
  ['any-type', /^/],
  ['ambiguous-return', /^/],
  // Two parameters, or two methods, of one name.
  ['duplicate-wire-name', /^TS2300$/],
  ['overloaded-method', /^TS2393$/],
  // The left side of a comma that does nothing.
  ['lost-body', /^TS2695$/],
]);

const isSaidBetter = ({ code, span }: Diagnostic, foreign: readonly Diagnostic[]) =>
  span !== undefined &&
  foreign.some(
    (one) =>
      saidBetter.get(code)?.test(one.origin!) &&
      one.span?.file === span.file &&
      span.start <= one.span.start &&
      one.span.end <= span.end,
  );

function isEcho({ code, origin, span }: Diagnostic, own: readonly Diagnostic[]): boolean {
  const isSaid = (codes: RegExp, isThere: (at: Range) => boolean) =>
    own.some((one) => codes.test(one.code) && one.span?.file === span?.file && isThere(one.span!));
  if (span === undefined) return false;
  const isInside = ({ start, end }: Range) => span.start <= start && end <= span.end;
  const isAround = ({ start, end }: Range) => start <= span.start && span.end <= end;
  // A decorator or a call where there can be none, whatever it is.
  if (origin !== undefined && isSaid(/^declarator-as-value$/, isAround)) return true;
  // Nothing is a default of what nobody can send, such as a `Date`.
  if (code === 'default-breaks-constraint') return isSaid(/^unsupported-type$/, isAround);
  switch (origin) {
    // Functions that depend on each other.
    case 'TS2502':
    case 'TS7022':
    case 'TS7023':
    case 'TS7024':
      return own.some(({ code }) => code === 'dependency-cycle' || code === 'dependency-shadowed');
    // A declarator's constraint on what it is given.
    case 'TS2344':
      return (
        isSaid(/option|upload|api-key|dependency|breaks-constraint/, isInside) ||
        isSaid(/^(?:options-not-object|unsupported-type)$/, isAround)
      );
    // An initializer: said of the whole parameter, or of an item of a list. So of a list of middleware.
    case 'TS2322':
    case 'TS2820':
      return isSaid(/^(?:default-breaks-constraint|not-middleware)$/, (at) => isInside(at) || isAround(at));
    // `export =` of a class.
    case 'TS1203':
      return isSaid(/^no-default-class$/, isInside);
    // A decorator that does nothing, and is not of the kind that TypeScript takes.
    case 'TS1238':
    case 'TS1240':
    case 'TS1241':
    case 'TS1270':
      return isSaid(/^unread-decorator$/, isAround);
    // A decorator of a parameter that has no declarator.
    case 'TS1206':
      return isSaid(/^parameter-without-declarator$/, isAround);
    // A parameter that says nothing at all.
    case 'TS7006':
      return isSaid(/^parameter-without-declarator$/, isInside);
    // A part of one that is taken apart, and says nothing either.
    case 'TS7031':
      return isSaid(/^parameter-pattern$/, isAround);
    default:
      return false;
  }
}

type Range = Pick<NonNullable<Diagnostic['span']>, 'start' | 'end'>;
