import { isInside } from '../model/spans.ts';
import type { Diagnostic } from './diagnostic.ts';

/**
 * The diagnostics without repetitions of one fault: without errors that repeat one of our own, and without
 * our own where TypeScript's is better.
 */
export function withoutEchoes(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const own = all.filter(({ origin, severity }) => origin === undefined && severity === 'error');
  const rest = all.filter((one) => !isEcho(one, own));
  const foreign = rest.filter(({ origin }) => origin !== undefined);
  return rest.filter((one) => !isSaidBetter(one, foreign));
}

/** Our diagnostics that are dropped around one of these errors of TypeScript's. */
const saidBetter: ReadonlyMap<string, RegExp> = new Map([
  // The type of an expression with an error in it is a guess.
  ['any-type', /^/],
  ['ambiguous-return', /^/],
  // Two parameters, or two methods, of one name.
  ['duplicate-wire-name', /^TS2300$/],
  ['overloaded-method', /^TS2393$/],
  // A declarator that is called, as the initializer of a field.
  ['unused-initializer', /^TS2693$/],
  // The left side of a comma that does nothing.
  ['lost-body', /^TS2695$/],
]);

const isSaidBetter = ({ code, span }: Diagnostic, foreign: readonly Diagnostic[]) =>
  span !== undefined &&
  foreign.some(
    (one) => saidBetter.get(code)?.test(one.origin!) && one.span !== undefined && isInside(one.span, span),
  );

/** Errors of TypeScript's that repeat one of our own. */
interface Echo {
  readonly origins: RegExp;
  readonly own: RegExp;
  /**
   * Where our own error is: inside the span of TypeScript's, around it, in any place of any file, or where
   * TypeScript's follows from.
   */
  readonly at: readonly ('inside' | 'around')[] | 'anywhere' | 'causes';
}

const echoes: readonly Echo[] = [
  // Any error at a decorator or a call that cannot be there.
  { origins: /^/, own: /^declarator-as-value$/, at: ['around'] },
  // Functions that depend on each other.
  { origins: /^TS(?:2502|7022|7023|7024)$/, own: /^dependency-(?:cycle|shadowed)$/, at: 'anywhere' },
  // A type argument of a declarator that does not fit its constraint.
  { origins: /^TS2344$/, own: /option|upload|api-key|dependency|breaks-constraint/, at: ['inside'] },
  { origins: /^TS2344$/, own: /^(?:options-not-object|unsupported-type)$/, at: ['around'] },
  // Options that are declared elsewhere, or those of a type that is refused itself.
  { origins: /^TS2344$/, own: /option|unsupported-type/, at: 'causes' },
  // An option or a header without a type or a value.
  { origins: /^TS70(?:06|08|10)$/, own: /^header-value$|option/, at: ['around'] },
  // An initializer. TypeScript reports the whole parameter, or an item of a list, such as one of middleware.
  {
    origins: /^TS(?:2322|2820)$/,
    own: /^(?:credential-default|default-breaks-constraint|not-middleware|optional-form)$/,
    at: ['inside', 'around'],
  },
  // `export =` of a class.
  { origins: /^TS1203$/, own: /^no-default-class$/, at: ['inside'] },
  // `async` without a promise as the declared type, or with one among others.
  { origins: /^TS1064$/, own: /^(?:dependency-result|uncertain-promise)$/, at: ['around'] },
  // A decorator without an effect, of the kind that TypeScript does not accept.
  { origins: /^TS(?:1238|1240|1241|1270)$/, own: /^unread-decorator$/, at: ['around'] },
  // A field that a parameter of a constructor declares.
  { origins: /^TS1294$/, own: /^constructor-parameters$/, at: ['around'] },
  // A decorator of a parameter without a declarator, or of one of a constructor.
  { origins: /^TS1206$/, own: /^(?:constructor-parameters|parameter-without-declarator)$/, at: ['around'] },
  // A property without a type or a value, or an accessor with parameters or without a value.
  { origins: /^TS(?:1054|2378|2564|7008)$/, own: /^verb-not-a-method$/, at: ['around'] },
  // A parameter without a type.
  { origins: /^TS7006$/, own: /^parameter-without-declarator$/, at: ['inside'] },
  // A parameter of a function that is passed to a method of an `any`.
  { origins: /^TS70(?:06|31)$/, own: /^any-type$/, at: 'causes' },
  // The parameters of a function that has to be written anew.
  { origins: /^TS70(?:06|31)$/, own: /^not-(?:error-handlers|middleware)$/, at: ['around'] },
  // A part of a destructured parameter without a type.
  { origins: /^TS7031$/, own: /^parameter-pattern$/, at: ['around'] },
];

function isEcho(one: Diagnostic, own: readonly Diagnostic[]): boolean {
  const { code, origin } = one;
  if (origin !== undefined)
    return echoes.some(
      ({ at, origins, own: codes }) =>
        origins.test(origin) && own.some((other) => codes.test(other.code) && isAt(at, other, one)),
    );
  // A type that cannot be sent, such as a `Date`, has no valid default, and neither has a path parameter.
  return (
    code === 'default-breaks-constraint' &&
    own.some(
      (other) => /^(?:optional-path|unsupported-type)$/.test(other.code) && isAt(['around'], other, one),
    )
  );
}

function isAt(at: Echo['at'], { span: own }: Diagnostic, { causes = [], span }: Diagnostic): boolean {
  if (at === 'anywhere') return true;
  if (own === undefined || span === undefined) return false;
  if (at === 'causes') return causes.some((one) => isInside(own, one));
  return (at.includes('inside') && isInside(own, span)) || (at.includes('around') && isInside(span, own));
}
