import type { Diagnostic } from './diagnostic.ts';

/**
 * Leaves out TypeScript's errors of which an error of our own says more, at the very characters; and what we say of the type of an expression in
 * which TypeScript found an error: it is a guess.
 */
export function withoutEchoes(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const own = all.filter(({ origin, severity }) => origin === undefined && severity === 'error');
  const rest = all.filter((one) => !isEcho(one, own));
  const foreign = rest.filter(({ origin }) => origin !== undefined);
  return rest.filter((one) => !isGuess(one, foreign));
}

const isGuess = ({ code, span }: Diagnostic, foreign: readonly Diagnostic[]) =>
  /^(?:any-type|ambiguous-return)$/.test(code) &&
  span !== undefined &&
  foreign.some(
    (one) => one.span?.file === span.file && span.start <= one.span.start && one.span.end <= span.end,
  );

function isEcho({ origin, span }: Diagnostic, own: readonly Diagnostic[]): boolean {
  const isSaid = (codes: RegExp, isThere: (at: Place) => boolean) =>
    own.some((one) => codes.test(one.code) && one.span?.file === span?.file && isThere(one.span!));
  if (span === undefined) return false;
  const isInside = ({ start, end }: Place) => span.start <= start && end <= span.end;
  const isAround = ({ start, end }: Place) => start <= span.start && span.end <= end;
  // A decorator or a call where there can be none, whatever it is.
  if (origin !== undefined && isSaid(/^declarator-as-value$/, isAround)) return true;
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
        isSaid(/^options-not-object$/, isAround)
      );
    // An initializer: said of the whole parameter, or of an item of a list.
    case 'TS2322':
    case 'TS2820':
      return isSaid(/^default-breaks-constraint$/, (at) => isInside(at) || isAround(at));
    // A parameter that says nothing at all.
    case 'TS7006':
      return isSaid(/^parameter-without-declarator$/, isInside);
    default:
      return false;
  }
}

type Place = Pick<NonNullable<Diagnostic['span']>, 'start' | 'end'>;
