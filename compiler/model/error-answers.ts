import { optionHeaders } from '../../runtime/errors/option-headers.ts';
import { requiredHeaders } from '../../runtime/errors/required-header.ts';
import { isBodiless } from '../../runtime/exchange/status.ts';
import { grouped } from '../grouped.ts';
import { credentialsOf } from './credentials.ts';
import { errorBodyName } from './error-bodies.ts';
import type {
  BuiltInMode,
  ErrorMode,
  Operation,
  OwnErrors,
  Parameter,
  Route,
  ThrownError,
  ThrownHeader,
  TypedBody,
} from './model.ts';
import { structureOf } from './structure.ts';
import { bodyKind } from './whole-operation.ts';

/** The error answers of an operation that share one status code. */
export interface ErrorAnswer {
  readonly status: number;
  /** The possible bodies. Empty where they are not known: a function of an `error.ts` makes them. */
  readonly bodies: readonly (ErrorBody | 'none')[];
  /** The headers that the thrown errors set, if the answer has them, sorted by name. */
  readonly headers: readonly ThrownHeader[];
  /** Why the operation may give this answer. Empty where the status code is explanation enough. */
  readonly reasons: readonly ErrorReason[];
}

/** A body of the runtime or, from a function of an `error.ts`, of the app. */
export type ErrorBody = BuiltInBody | OwnBody;

/**
 * `http`: a single error with its own message. `validation`: all faults of a request. `extraction`: a form or
 * a path that cannot be read at all, the same in every mode. `unhandled`: an unexpected error.
 */
export interface BuiltInBody {
  readonly kind: 'http' | 'validation' | 'extraction' | 'unhandled';
  readonly mode: 'default' | BuiltInMode;
}

interface OwnBody extends TypedBody {
  readonly mode: 'own';
}

export interface ErrorReason {
  /** Machine-readable. */
  readonly codes: readonly string[];
  readonly text: string | undefined;
}

const kindsInOrder: readonly BuiltInBody['kind'][] = ['http', 'validation', 'extraction', 'unhandled'];

/** What one cause of a status contributes to the answer. */
interface Cause {
  readonly status: number;
  readonly kind: BuiltInBody['kind'];
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
  const all = [...ownCauses(operation, route), ...thrown];
  const byStatus = grouped(
    all.flatMap((one) => statusesOf(one, route).map((status) => [status, one] as const)),
  );
  const unexpected = cause(500, 'unhandled', undefined);
  const isUnexpected500 = statusesOf(unexpected, route).includes(500);
  const statuses = [...byStatus].sort(([a], [b]) => a - b);
  return statuses.map(([status, expected]) => {
    const causes = status === 500 && isUnexpected500 ? [...expected, unexpected] : expected;
    const isPlain = causes.every((one) => !thrown.includes(one) && one.kind !== 'extraction');
    const kinds = new Set(causes.map(({ kind }) => kind));
    const answeredBy = kindsInOrder.filter((kind) => kinds.has(kind));
    const bodies = answeredBy.flatMap((kind) => bodiesOf(kind, status, route));
    return {
      status,
      bodies: bodies.every((one) => one !== 'unknown') ? distinctBodies(bodies) : [],
      headers: headersOf(causes.map((one) => sentHeaders(one, status, route))),
      reasons: isPlain ? [] : distinct(causes.map(({ reason }) => reason)),
    };
  });
}

/**
 * The statuses of the answers to a cause. A function of an `error.ts` may answer with others than the error's;
 * where it answers some errors of several statuses so, it is not known which.
 */
function statusesOf({ kind, status }: Cause, route: Route): readonly number[] {
  const mode = modeOf(kind, route);
  const replies = (typeof mode === 'object' && mode.replies) || [];
  const known = [...new Set(replies.flatMap(({ statuses = [] }) => statuses))];
  if (replies.length > 0 && replies.every(({ statuses }) => statuses !== undefined)) return known;
  return kind === 'validation' ? [...new Set([...known, status])] : [status];
}

/**
 * The headers of a cause that the answer has. A function of an `error.ts` need not pass them on, but for the
 * one that HTTP requires with the status.
 */
function sentHeaders({ headers, kind }: Cause, status: number, route: Route): readonly ThrownHeader[] {
  const mode = modeOf(kind, route);
  if (typeof mode !== 'object') return headers;
  const replies = repliesWith(status, mode);
  const passing = replies.filter(({ passesHeaders }) => passesHeaders);
  return headers.flatMap((one) => {
    if (one.name === requiredHeaders[status]) return one;
    return passing.length > 0 ? { ...one, always: one.always && passing.length === replies.length } : [];
  });
}

/** What such a function may answer with this status. */
const repliesWith = (status: number, { replies = [] }: OwnErrors) =>
  replies.filter(({ statuses }) => statuses?.includes(status) ?? true);

/** The bodies of the errors of a kind, under one status. */
function bodiesOf(
  kind: BuiltInBody['kind'],
  status: number,
  route: Route,
): readonly (ErrorBody | 'none' | 'unknown')[] {
  const mode = modeOf(kind, route);
  if (typeof mode !== 'object') return [{ kind, mode }];
  if (isBodiless(status)) return ['none'];
  const replies = repliesWith(status, mode);
  if (replies.length === 0) return ['unknown'];
  return replies.flatMap(({ bodies }) =>
    bodies.map((body) => {
      if (typeof body === 'object') return { mode: 'own', ...body };
      return body === 'detailed' || body === 'problem' ? { kind, mode: body } : body;
    }),
  );
}

/** The bodies without duplicates. */
const distinctBodies = (bodies: readonly (ErrorBody | 'none')[]) => [
  ...new Map(bodies.map((one) => [isBuiltIn(one) ? errorBodyName(one) : structureOf(one), one])).values(),
];

export const isBuiltIn = (body: ErrorBody | 'none'): body is BuiltInBody =>
  body !== 'none' && body.mode !== 'own';

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
    parameters.some(isValidated) && cause(422, 'validation', 'The request is invalid'),
  ];
  return causes.filter((one) => one !== false);
}

const isValidated = ({ kind }: Parameter) => kind !== 'event' && kind !== 'credential';

function cause(
  status: number,
  kind: BuiltInBody['kind'],
  text: string | undefined,
  headers: readonly ThrownHeader[] = [],
): Cause {
  return { status, kind, headers, reason: { codes: [], text } };
}

function causeOf({ description, detail, headers, status }: ThrownError): Cause {
  const codes = headers.find(({ name }) => name === optionHeaders.code)?.values ?? [];
  const text = description ?? detail?.replaceAll(tagStart, '\\$&');
  return { status, kind: 'http', headers, reason: { codes, text } };
}

/** What begins a tag in CommonMark, as reasons are. The detail of an error is plain text. */
const tagStart = /<(?=[a-z/!?])/gi;

/** The headers of all causes. A header is `always` sent only if every answer of that status has it. */
function headersOf(causes: readonly (readonly ThrownHeader[])[]): readonly ThrownHeader[] {
  const names = [...new Set(causes.flat().map(({ name }) => name))].sort();
  return names.map((name) => {
    const all = causes.map((headers) => headers.find((one) => one.name === name));
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

function modeOf(kind: BuiltInBody['kind'], { errors }: Route): 'default' | Exclude<ErrorMode, 'none'> {
  if (kind === 'extraction') return 'default';
  return errors.map((file) => file[kind]).find((one) => one !== 'none') ?? 'default';
}
