import { ContractError } from '../errors/internal.ts';

/** What a handler returned against its type. */

/** Refuses what has no fields. Whether it has the declared ones shows where they are written. */
export function expectObject(value: object): void {
  if (typeof value !== 'object' || value === null) throw mismatch('an object', value);
}

/** Refuses a Map, Set, Date, Promise and the like, which would come out empty: what they hold is in no field. */
export function expectFields(value: object): void {
  if (Object.prototype.toString.call(value) !== '[object Object]')
    throw mismatch('an object with fields of its own', value);
}

/** Refuses what is no list, and one with fewer or more items. */
export function expectItems(value: readonly unknown[], least: number, most: number): void {
  if (!Array.isArray(value)) throw mismatch('a list', value);
  if (value.length >= least && value.length <= most) return;
  const length =
    most === least ? least : most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`;
  throw mismatch(`a list of length ${length}`, value);
}

/** The value is none of what is `declared`. */
export function unmatched(value: unknown, declared = 'a member of its declared type'): never {
  throw mismatch(declared, value);
}

/** A member of a union of objects: the names of its fields, and what writes it. */
interface WrittenMember {
  readonly fields: readonly string[];
  readonly write: (value: never) => string;
}

/**
 * The value is no member of a union that nothing but its fields tells apart. What was meant is most likely
 * the member that it shares most fields with: what that one refuses is the cause, which says where the fault
 * is.
 */
export function unmatchedObject(value: unknown, members: readonly WrittenMember[]): never {
  const meant = nearest(value, members);
  throw mismatch('a member of its declared type', value, meant && refusal(value, meant));
}

/** Of members that share as many fields with the value, the one that has the fewest others. */
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
    if (error instanceof ContractError) return error;
    throw error;
  }
}

/** Names the kind of the value, not the value itself: errors are logged. */
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
