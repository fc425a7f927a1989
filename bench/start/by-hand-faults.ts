/** The module of the hand-written server with checks and faults of single values, for all resources. */
export const faults = `export interface Fault {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: { readonly [name: string]: unknown };
}

type Place = Fault['loc'];

export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
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

export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** The number that a text means; NaN where it means none. */
export function parsed(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}

export function noObject(loc: Place, input: unknown): Fault {
  return { type: 'model_attributes_type', loc, msg: 'The value must be an object.', input };
}

export function wrongField(
  faults: Fault[],
  parent: { readonly [name: string]: unknown },
  name: string,
  look: (faults: Fault[], loc: Place, value: unknown) => void,
): void {
  const loc = ['body', name];
  const value = parent[name];
  if (value === undefined)
    faults.push({ type: 'missing', loc, msg: \`The field '\${name}' is required.\`, input: parent });
  else look(faults, loc, value);
}

export function wrongText(faults: Fault[], loc: Place, input: unknown, least: number, most: number): void {
  if (isText(input, least, most)) return;
  if (typeof input !== 'string')
    faults.push({ type: 'string_type', loc, msg: 'The value must be a string.', input });
  else if (input.length < least)
    faults.push({
      type: 'string_too_short',
      loc,
      msg: \`The text must have at least \${least} character.\`,
      input,
      ctx: { min_length: least },
    });
  else
    faults.push({
      type: 'string_too_long',
      loc,
      msg: \`The text must have at most \${most} characters.\`,
      input,
      ctx: { max_length: most },
    });
}

export function wrongTexts(faults: Fault[], loc: Place, input: unknown): void {
  if (!Array.isArray(input)) faults.push({ type: 'list_type', loc, msg: 'The value must be a list.', input });
  else for (const [i, text] of input.entries()) wrongText(faults, [...loc, i], text, 0, Number.POSITIVE_INFINITY);
}

export function wrongLiteral(faults: Fault[], loc: Place, input: unknown, expected: string): void {
  faults.push({ type: 'literal_error', loc, msg: \`The value must be \${expected}.\`, input, ctx: { expected } });
}

/** For a value that was sent as text, \`value\` is its number and \`input\` the text. */
export function wrongInt(
  faults: Fault[],
  loc: Place,
  value: unknown,
  input: unknown,
  least: number,
  most: number,
): void {
  if (isInt(value, least, most)) return;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) faults.push(noInt(loc, value, input));
  else if (value < least)
    faults.push({
      type: 'greater_than_equal',
      loc,
      msg: \`The number must be at least \${least}.\`,
      input,
      ctx: { ge: least },
    });
  else
    faults.push({
      type: 'less_than_equal',
      loc,
      msg: \`The number must be at most \${most}.\`,
      input,
      ctx: { le: most },
    });
}

export function noInt(loc: Place, value: unknown, input: unknown): Fault {
  if (typeof input === 'string' && typeof value === 'number')
    return { type: 'int_parsing', loc, msg: 'The text must be an integer.', input };
  if (typeof value === 'number')
    return { type: 'int_from_float', loc, msg: 'The number must have no fraction.', input };
  return { type: 'int_type', loc, msg: 'The value must be an integer.', input };
}
`;
