/**
 * Whether a pattern is so simple that it cannot backtrack much and needs no further check, such as
 * `^[a-z]+$`, `^\d{4}-\d{2}$` or `^todo-`: it has no part of variable length, or it is anchored at its start
 * and has only one such part, of a single character or class.
 */
export function isPlain(pattern: string): boolean {
  const bare = pattern.replace(atoms, 'x');
  if (/\\[1-9k]/.test(pattern)) return false;
  const repeated = bare.match(/[*+?]|\{\d+(?:,\d*)?\}/g) ?? [];
  const groups = bare.replace(/\(\?(?:[:!=]|<[=!]?)/g, '(');
  const isOfGroup = /\)(?:[*+?]|\{\d)/.test(groups);
  if (isOfGroup) return false;
  // Escapes and classes are single characters by now. Neither `(?:` nor a lazy `?` is a repetition.
  const variable = groups.match(/(?:[*+?]|\{\d+,\d*\})\??/g) ?? [];
  if (variable.length === 0) return !isHuge(repeated);
  return variable.length === 1 && bare.startsWith('^') && !groups.includes('|') && !isHuge(repeated);
}

/** An escape or a class, as one character. */
const atoms = /\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]/gsu;

/** Whether a part is repeated so often that even a fixed length is too long. */
function isHuge(repeated: readonly string[]): boolean {
  return repeated.some((one) => Number(/\d+/.exec(one)?.[0] ?? 0) > 1_000);
}
