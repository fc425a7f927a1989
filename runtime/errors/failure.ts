import { flatten } from '../exchange/head.ts';
import { boundedEntries, type Fault } from '../explain/faults.ts';
import { JsonFault } from '../json/fault.ts';
import { errorText } from './error-text.ts';
import { h3ErrorAsHttpError } from './h3-error.ts';
import { HttpError, isHttpError } from './http-error.ts';
import { ContractError, ExtractionError, TooLarge } from './internal.ts';

/** One thing that is wrong with a request. */
export type ValidationEntry = Fault;

/** A request that was refused. No Error: each would pay microseconds for a stack that nobody reads. */
export class ValidationFailure {
  readonly #faults: readonly Fault[];
  #entries: readonly ValidationEntry[] | undefined;

  constructor(faults: readonly Fault[]) {
    this.#faults = faults;
  }

  /**
   * At least one, at most as many as the limits say, and fewer where their places would take more than 64 KiB
   * of JSON. An `input` of more than 8 KiB, or of more than is left of 64 KiB for all, is a text that says
   * its kind and size; keys in `loc` and a tag in `ctx` are cut after 256 characters, and end in an ellipsis.
   */
  get entries(): readonly ValidationEntry[] {
    this.#entries ??= boundedEntries(this.#faults);
    return this.#entries;
  }

  /** For whoever expects an Error; its cause is this. */
  asError(): Error {
    return new Error('The request is invalid', { cause: this });
  }
}

/** What an exchange can fail with, sorted by how it is answered. */
export type Failure =
  | { readonly kind: 'validation'; readonly error: ValidationFailure }
  | { readonly kind: 'http'; readonly error: HttpError }
  | { readonly kind: 'extraction'; readonly error: ExtractionError }
  | { readonly kind: 'unhandled'; readonly error: unknown };

/**
 * Sorts whatever was thrown. An error whose headers cannot be sent is as unexpected as any other, and the
 * cause of one that says why.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof ValidationFailure) return { kind: 'validation', error };
  if (error instanceof JsonFault)
    return { kind: 'validation', error: new ValidationFailure([jsonEntry(error)]) };
  if (error instanceof ExtractionError) return { kind: 'extraction', error };
  if (error instanceof TooLarge) return { kind: 'http', error: new HttpError(413, 'Content Too Large') };
  try {
    const expected = isHttpError(error) ? error : h3ErrorAsHttpError(error);
    if (expected !== undefined) {
      flatten(expected.headers);
      return { kind: 'http', error: expected };
    }
  } catch (fault) {
    return { kind: 'unhandled', error: new ContractError(errorText(fault), { cause: error }) };
  }
  return { kind: 'unhandled', error };
}

function jsonEntry(fault: JsonFault): Fault {
  const ctx = { error: fault.message };
  return {
    type: 'json_invalid',
    loc: ['body', fault.offset],
    msg: 'The body is no valid JSON.',
    input: {},
    ctx,
  };
}
