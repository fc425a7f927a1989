/**
 * Checks of single values, and their faults as routeclass words them. A module of both hand-written servers:
 * that of `bench/start` is bundled with a copy of this file.
 */

export function areTexts(value: unknown): value is string[] {
  if (!Array.isArray(value)) return false;
  for (const text of value) if (typeof text !== 'string') return false;
  return true;
}

/** Lengths count code points: an emoji is one character. */
export function isText(value: unknown, least: number, most: number): value is string {
  return (
    typeof value === 'string' && value.length >= least && (value.length <= most || [...value].length <= most)
  );
}

export function isInt(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

/** One fault of a request, as the answer lists it. */
export interface Fault {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: { readonly [name: string]: unknown };
}

export type Place = Fault['loc'];

export function field(
  faults: Fault[],
  at: Place,
  parent: { readonly [name: string]: unknown },
  name: string,
  look: (loc: Place, value: unknown) => void,
): void {
  const loc = [...at, name];
  if (parent[name] === undefined) faults.push(missing(loc, parent));
  else look(loc, parent[name]);
}

export function text(faults: Fault[], loc: Place, input: unknown, least: number, most: number): void {
  if (isText(input, least, most)) return;
  if (typeof input !== 'string') faults.push(noText(loc, input));
  else if (input.length < least)
    faults.push({
      type: 'string_too_short',
      loc,
      msg: `The text must have at least ${least} character.`,
      input,
      ctx: { min_length: least },
    });
  else
    faults.push({
      type: 'string_too_long',
      loc,
      msg: `The text must have at most ${most} characters.`,
      input,
      ctx: { max_length: most },
    });
}

export function texts(faults: Fault[], loc: Place, input: unknown): void {
  if (!Array.isArray(input)) faults.push({ type: 'list_type', loc, msg: 'The value must be a list.', input });
  else for (const [i, one] of input.entries()) text(faults, [...loc, i], one, 0, Number.POSITIVE_INFINITY);
}

/** @param expected the values that are allowed, as the answer names them */
export function literal(faults: Fault[], loc: Place, input: unknown, expected: string): void {
  const msg = `The value must be ${expected}.`;
  faults.push({ type: 'literal_error', loc, msg, input, ctx: { expected } });
}

export function number(
  faults: Fault[],
  loc: Place,
  value: unknown,
  input: unknown,
  least: number,
  most: number,
): void {
  if (isInt(value, least, most)) return;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) faults.push(noInt(loc, value, input));
  else if (value < least) faults.push(tooSmall(loc, input, least));
  else
    faults.push({
      type: 'less_than_equal',
      loc,
      msg: `The number must be at most ${most}.`,
      input,
      ctx: { le: most },
    });
}

export function noText(loc: Place, input: unknown): Fault {
  return { type: 'string_type', loc, msg: 'The value must be a string.', input };
}

export function tooSmall(loc: Place, input: unknown, least: number): Fault {
  const msg = `The number must be at least ${least}.`;
  return { type: 'greater_than_equal', loc, msg, input, ctx: { ge: least } };
}

/**
 * The fault of a value that is not an integer. For a value sent as text, `value` is the converted number and
 * `input` the text.
 */
export function noInt(loc: Place, value: unknown, input: unknown): Fault {
  if (typeof value === 'number' && typeof input === 'string')
    return { type: 'int_parsing', loc, msg: 'The text must be an integer.', input };
  if (typeof value === 'number')
    return { type: 'int_from_float', loc, msg: 'The number must have no fraction.', input };
  return { type: 'int_type', loc, msg: 'The value must be an integer.', input };
}

export function missing(loc: Place, input: unknown, kind = 'field'): Fault {
  return { type: 'missing', loc, msg: `The ${kind} '${loc.at(-1)}' is required.`, input };
}

export function noObject(loc: Place, input: unknown): Fault {
  return { type: 'model_attributes_type', loc, msg: 'The value must be an object.', input };
}
