import { ContractError } from '../errors/internal.ts';

/** Errors for results of handlers that contradict their declared type. */

/** Refuses a value that is not an object. Whether it has the declared fields shows when they are written. */
export function expectObject(value: object): void {
  if (typeof value !== 'object' || value === null) throw mismatch('an object', value);
}

/**
 * Refuses a Map, Set, Date, Promise or the like, which would be written as an empty object because its
 * contents are not in fields.
 */
export function expectFields(value: object): void {
  if (Object.prototype.toString.call(value) !== '[object Object]')
    throw mismatch('an object with fields of its own', value);
}

/** Refuses a value that is not a list, or is a list with fewer or more items. */
export function expectItems(value: readonly unknown[], least: number, most: number): void {
  if (!Array.isArray(value)) throw mismatch('a list', value);
  if (value.length >= least && value.length <= most) return;
  const length =
    most === least ? least : most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`;
  throw mismatch(`a list of length ${length}`, value);
}

/** Throws the error for a value that is none of what is `declared`. */
export function unmatched(value: unknown, declared = 'a member of its declared type'): never {
  throw mismatch(declared, value);
}

/** A member of a union of objects: the names of its fields, and its write function. */
interface WrittenMember {
  readonly fields: readonly string[];
  readonly write: (value: never) => string;
}

/**
 * Throws the error for a value that is not a member of a union without a discriminator. The most likely
 * intended member is the one that shares most fields with the value. Its own error becomes the cause, which
 * tells where the fault is; where that is the error of a union within it, the cause of that.
 */
export function unmatchedObject(value: unknown, members: readonly WrittenMember[]): never {
  const meant = nearest(value, members);
  throw mismatch('a member of its declared type', value, meant && refusal(value, meant));
}

/** The member that shares most fields with the value; among equals, the one with the fewest fields. */
function nearest(value: unknown, members: readonly WrittenMember[]): WrittenMember | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const shared = ({ fields }: WrittenMember) => fields.filter((name) => name in value).length;
  const [first] = [...members].sort((a, b) => shared(b) - shared(a) || a.fields.length - b.fields.length);
  return first && shared(first) > 0 ? first : undefined;
}

function refusal(value: unknown, { write }: WrittenMember): ContractError | undefined {
  try {
    write(value as never);
    return undefined;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return error.cause instanceof ContractError ? error.cause : error;
  }
}

/**
 * The error for a value of the wrong type. It names the kind of the value, not the value itself, because
 * errors are logged.
 */
export function mismatch(expected: string, value: unknown, cause?: Error): ContractError {
  const message = `A handler returned ${kindOf(value)} where its type declares ${expected}`;
  return new ContractError(message, cause && { cause });
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return `a list of length ${value.length}`;
  if (typeof value === 'number') return Number.isFinite(value) ? 'a number' : String(value);
  if (typeof value === 'object')
    return value.constructor?.name ? `an object of ${value.constructor.name}` : 'an object';
  return `a ${typeof value}`;
}
