import { flatten } from '../exchange/head.ts';
import { boundedEntries, type ValidationEntry } from '../explain/faults.ts';
import { JsonFault } from '../json/fault.ts';
import { errorText } from './error-text.ts';
import { h3ErrorAsHttpError } from './h3-error.ts';
import { HttpError, isHttpError } from './http-error.ts';
import { ContractError, ExtractionError, TooLarge } from './internal.ts';

/**
 * A request that was refused. It is not an Error, because the stack, which nobody reads, would cost
 * microseconds for each one.
 */
export class ValidationFailure {
  readonly #faults: readonly ValidationEntry[];
  #entries: readonly ValidationEntry[] | undefined;

  constructor(faults: readonly ValidationEntry[]) {
    this.#faults = faults;
  }

  /**
   * At least one entry, at most as many as the limits allow, and fewer if they would take more than about
   * 256 KiB without their `input`. An `input` above 8 KiB, or above what is left of 64 KiB for all inputs, is
   * replaced by a text that says its kind and size. Keys in `loc` and a tag in `ctx` are cut after 256
   * characters and end in an ellipsis.
   */
  get entries(): readonly ValidationEntry[] {
    this.#entries ??= boundedEntries(this.#faults);
    return this.#entries;
  }

  /** An Error, for code that expects one; its cause is this failure. */
  asError(): Error {
    return new Error('The request is invalid', { cause: this });
  }
}

/** The failures of an exchange, by how they are answered. */
export type Failure =
  | { readonly kind: 'validation'; readonly error: ValidationFailure }
  | { readonly kind: 'http'; readonly error: HttpError }
  | { readonly kind: 'extraction'; readonly error: ExtractionError }
  | { readonly kind: 'unhandled'; readonly error: unknown };

/**
 * Sorts a thrown value. An HTTP error whose headers cannot be sent counts as unexpected: it becomes the cause
 * of an error that says why.
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

function jsonEntry(fault: JsonFault): ValidationEntry {
  const ctx = { error: fault.message };
  return {
    type: 'json_invalid',
    loc: ['body', fault.offset],
    msg: 'The body is no valid JSON.',
    input: {},
    ctx,
  };
}
