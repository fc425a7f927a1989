import type { ts } from 'ts-morph';
import { optionHeaders } from '../../../runtime/errors/option-headers.ts';
import { isErrorStatus } from '../../../runtime/exchange/status.ts';
import { isHeaderName } from '../../header-names.ts';
import { isDocumentedHeader } from '../../model/documented-headers.ts';
import type { ThrownError, ThrownHeader } from '../../model/model.ts';
import { byCodeUnit } from '../../order.ts';
import {
  type Arguments,
  alternatives,
  bind,
  isAbsent,
  memberOf,
  settle,
  textOf,
  type Value,
} from './values.ts';

/** An HTTP error as its code makes it. Values that depend on parameters are kept as such. */
export interface ErrorShape {
  /** Its class, and all base classes. */
  readonly classes: readonly ts.Node[];
  readonly status: Value;
  readonly detail: Value;
  /** The options of `HttpError`: the code, further headers. */
  readonly options: Value;
  /** Whether only its type is known. A shape read from the code that makes the error is more precise. */
  readonly isGuess: boolean;
}

/**
 * The shape with its parameters replaced by the arguments of one call of the function that makes the error.
 */
export function bindShape(shape: ErrorShape, of: ts.Node | undefined, given: Arguments): ErrorShape {
  const { detail, options, status } = shape;
  return {
    ...shape,
    status: bind(status, of, given),
    detail: bind(detail, of, given),
    options: bind(options, of, given),
  };
}

/**
 * The errors that a shape stands for, one for each known status. A value that is no error status gives none.
 * Of what depends on parameters still, only the types tell.
 */
export function errorsOf({ detail, options, status }: ErrorShape): readonly ThrownError[] {
  const values = alternatives(settle(status)).flatMap((one) =>
    one.kind === 'constant' ? one.value : undefined,
  );
  return [...new Set(values)].filter(isErrorStatus).map((one) => ({
    status: one,
    detail: textOf(settle(detail)),
    headers: headersOf(settle(options)),
    description: undefined,
  }));
}

function headersOf(options: Value): readonly ThrownHeader[] {
  const found = new Map<string, ThrownHeader>();
  const given = memberOf(options, 'headers');
  for (const { name, value } of entriesOf(given)) add(name.toLowerCase(), value);
  for (const [option, header] of Object.entries(optionHeaders)) {
    const value = memberOf(options, option);
    if (value !== undefined) add(header, value);
  }
  return [...found.values()].sort((a, b) => byCodeUnit(a.name, b.name));

  function add(name: string, value: Value): void {
    const header = headerOf(name, value);
    if (header && isDocumentedHeader(name) && isHeaderName(name)) found.set(name, header);
  }
}

/** The entries that an object may have. An entry that only some alternatives have is optional. */
function entriesOf(value: Value | undefined): readonly { readonly name: string; readonly value: Value }[] {
  if (value === undefined) return [];
  const names = new Set(
    alternatives(value).flatMap((one) => (one.kind === 'object' ? [...one.entries.keys()] : [])),
  );
  return [...names].flatMap((name) => {
    const values = alternatives(value).map((one) => memberOf(one, name));
    const known = values.flatMap((one) => one ?? []);
    const missing = values.length > known.length;
    const member: Value = {
      kind: 'either',
      values: missing ? [...known, { kind: 'unknown', name, optional: true }] : known,
    };
    return { name, value: member };
  });
}

function headerOf(name: string, value: Value): ThrownHeader | undefined {
  const all = alternatives(value);
  const there = all.filter((one) => !isAbsent(one));
  if (there.length === 0) return undefined;
  const texts = there.map((one) => (one.kind === 'constant' ? headerText(name, one.value) : undefined));
  const known = texts.filter((one) => one !== undefined);
  return {
    name,
    always: there.length === all.length && there.every((one) => one.kind !== 'unknown' || !one.optional),
    values: known.length === texts.length ? [...new Set(known)].sort() : undefined,
  };
}

/** The text of a header value; undefined where it is not known. */
function headerText(name: string, value: unknown): string | undefined {
  if (name === optionHeaders.retryAfter && typeof value === 'number' && Number.isFinite(value))
    return String(Math.max(0, Math.ceil(value)));
  return typeof value === 'string' && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)
    ? value
    : undefined;
}
