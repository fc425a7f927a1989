import { tooDeepAt } from './depth.ts';
import { findFault, JsonFault } from './fault.ts';

/**
 * The value of a JSON text; undefined for an empty text. Properties named `__proto__` are removed at every
 * depth, unless `keepsProto` is set.
 *
 * @throws JsonFault when the text is not JSON or nests deeper than `depth` levels
 */
export function parseJson(text: string, depth: number, keepsProto = false): unknown {
  if (text === '') return undefined;
  const deep = tooDeepAt(text, depth);
  if (deep !== -1) throw new JsonFault(deep, `The text nests deeper than ${depth} levels`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw findFault(text);
  }
  if (!keepsProto && mayNameProto(text)) dropProto(value);
  return value;
}

/**
 * Whether the text may contain the name, perhaps with escapes: all of its characters are ASCII. V8 looks for
 * a single character without leaving its compiled code.
 */
function mayNameProto(text: string): boolean {
  const isNamed = text.includes('_') && text.includes('__proto__');
  return isNamed || (text.includes('\\') && text.includes('\\u00'));
}

function dropProto(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const inner of Object.values(value)) dropProto(inner);
}
