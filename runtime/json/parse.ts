import { tooDeepAt } from './depth.ts';
import { findFault, JsonFault } from './fault.ts';

/**
 * The value of a JSON text, without properties named `__proto__` at any depth unless it `keepsProto`;
 * undefined for the empty text.
 *
 * @throws JsonFault when the text is no JSON or nests deeper than `depth` levels
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

/** The name may be spelt with escapes, all of its characters being ASCII. */
function mayNameProto(text: string): boolean {
  return text.includes('__proto__') || text.includes('\\u00');
}

function dropProto(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const inner of Object.values(value)) dropProto(inner);
}
