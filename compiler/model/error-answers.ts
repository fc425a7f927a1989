import { optionHeaders } from '../../runtime/errors/option-headers.ts';
import { credentialsOf } from './credentials.ts';
import { errorBodyName } from './error-bodies.ts';
import type { ErrorMode, Operation, Parameter, Route, ThrownError, ThrownHeader } from './model.ts';
import { bodyKind } from './whole-operation.ts';

/** The error answers of an operation that share one status code. */
export interface ErrorAnswer {
  readonly status: number;
  /**
   * The possible bodies. Empty where an `error.ts` function of the app answers, as only that function knows
   * the shape.
   */
  readonly bodies: readonly ErrorBody[];
  /**
   * The headers that the thrown errors set, sorted by name. Empty where an `error.ts` function of the app
   * answers, as only that function knows the headers.
   */
  readonly headers: readonly ThrownHeader[];
  /** Why the operation may give this answer. Empty where the status code is explanation enough. */
  readonly reasons: readonly ErrorReason[];
}

/**
 * `http`: a single error with its own message. `validation`: all faults of a request. `extraction`: a form or
 * a path that cannot be read at all, the same in every mode. `unhandled`: an unexpected error.
 */
export interface ErrorBody {
  readonly kind: 'http' | 'validation' | 'extraction' | 'unhandled';
  readonly mode: 'default' | 'detailed' | 'problem';
}

export interface ErrorReason {
  /** Machine-readable. */
  readonly codes: readonly string[];
  readonly text: string | undefined;
}

/** What one cause of a status contributes to the answer. */
interface Cause {
  readonly status: number;
  readonly kind: ErrorBody['kind'];
  readonly headers: readonly ThrownHeader[];
  readonly reason: ErrorReason;
}

/**
 * The error answers of an operation, by ascending status: the runtime's own refusals, and the errors that the
 * app throws. `operation` is whole (`wholeOperation`).
 *
 * 405 is not listed, because a verb without a method has no operation that could list it. Neither is 500 for
 * unexpected errors. Where the app throws a 500 itself, that status lists the bodies of unexpected errors,
 * too.
 */
export function errorAnswers(operation: Operation, route: Route): readonly ErrorAnswer[] {
  const thrown = operation.throws.map(causeOf);
  const own = [
    ...ownCauses(operation, route),
    ...(thrown.some(({ status }) => status === 500) ? [cause(500, 'unhandled', undefined)] : []),
  ];
  const statuses = [...new Set([...own, ...thrown].map(({ status }) => status))].sort((a, b) => a - b);
  return statuses.map((status) => {
    const causes = [...own, ...thrown].filter((one) => one.status === status);
    const isPlain = causes.every((one) => own.includes(one) && one.kind !== 'extraction');
    const bodies = (['http', 'validation', 'extraction', 'unhandled'] as const)
      .filter((kind) => causes.some((one) => one.kind === kind))
      .map((kind) => ({ kind, mode: modeOf(kind, route) }));
    const isOwn = bodies.some(({ mode }) => mode === 'own');
    return {
      status,
      bodies: isOwn ? [] : distinctBodies(bodies as readonly ErrorBody[]),
      headers: isOwn ? [] : headersOf(causes),
      reasons: isPlain ? [] : distinct(causes.map(({ reason }) => reason)),
    };
  });
}

/** The bodies without duplicates. */
const distinctBodies = (bodies: readonly ErrorBody[]) => [
  ...new Map(bodies.map((one) => [errorBodyName(one), one])).values(),
];

/** The errors that the runtime answers with before the handler runs. */
function ownCauses(operation: Operation, route: Route): readonly Cause[] {
  const { parameters } = operation;
  const { path } = route;
  const body = bodyKind(parameters);
  const challenge: ThrownHeader = { name: 'www-authenticate', always: true, values: undefined };
  const code: ThrownHeader = { name: optionHeaders.code, always: true, values: ['UNAUTHORIZED'] };
  const causes: (Cause | false)[] = [
    body === 'form' && cause(400, 'extraction', 'The form cannot be read'),
    path.some(({ kind }) => kind !== 'static') &&
      cause(400, 'extraction', 'The path has a broken percent-encoding'),
    credentialsOf(operation).length > 0 &&
      cause(401, 'http', 'The credentials are missing or malformed', [challenge, code]),
    body !== undefined && cause(413, 'http', 'The body is too large'),
    ...(parameters.some(isValidated) ? refusals(route) : []).map((status) =>
      cause(status, 'validation', 'The request is invalid'),
    ),
  ];
  return causes.filter((one) => one !== false);
}

/** The status codes with which invalid requests are answered. */
function refusals({ errors }: Route): readonly number[] {
  return errors.find(({ validation }) => validation !== 'none')?.refusals ?? [422];
}

const isValidated = ({ kind }: Parameter) => kind !== 'event' && kind !== 'credential';

function cause(
  status: number,
  kind: ErrorBody['kind'],
  text: string | undefined,
  headers: readonly ThrownHeader[] = [],
): Cause {
  return { status, kind, headers, reason: { codes: [], text } };
}

function causeOf({ description, detail, headers, status }: ThrownError): Cause {
  const codes = headers.find(({ name }) => name === optionHeaders.code)?.values ?? [];
  return { status, kind: 'http', headers, reason: { codes, text: description ?? detail } };
}

/** The headers of all causes. A header is `always` sent only if every answer of that status has it. */
function headersOf(causes: readonly Cause[]): readonly ThrownHeader[] {
  const names = [...new Set(causes.flatMap(({ headers }) => headers.map(({ name }) => name)))].sort();
  return names.map((name) => {
    const all = causes.map(({ headers }) => headers.find((one) => one.name === name));
    const values = all.flatMap((one) => (one === undefined ? [] : [one.values]));
    const isKnown = values.every((one) => one !== undefined);
    return {
      name,
      always: all.every((one) => one?.always),
      values: isKnown ? [...new Set(values.flat())].sort() : undefined,
    };
  });
}

/**
 * The reasons without duplicates. A reason without a description is dropped where another of the same code
 * has one.
 */
function distinct(reasons: readonly ErrorReason[]): readonly ErrorReason[] {
  const byKey = new Map(reasons.map((one) => [JSON.stringify([one.codes, one.text]), one]));
  const all = [...byKey.values()];
  const isSaid = ({ codes, text }: ErrorReason) =>
    text !== undefined ||
    (codes.length > 0 &&
      !all.some((other) => other.text !== undefined && String(other.codes) === String(codes)));
  return all.filter(isSaid);
}

function modeOf(kind: ErrorBody['kind'], { errors }: Route): 'default' | Exclude<ErrorMode, 'none'> {
  if (kind === 'extraction') return 'default';
  return errors.map((file) => file[kind]).find((one) => one !== 'none') ?? 'default';
}
