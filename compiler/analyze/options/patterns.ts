/** Why a pattern does not compile; undefined where it does. */
export function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: \/.*\/u: /su, '');
  }
}

/**
 * The anchor for which a pattern can be found nowhere: a `$` with a character after it, or a `^` with one
 * before it. Undefined where its outermost sequence does not tell: alternatives and groups are not looked
 * into.
 */
export function impossibleAnchor(pattern: string): '^' | '$' | undefined {
  let depth = 0;
  let isBegun = false;
  let isEnded = false;
  let found: '^' | '$' | undefined;
  for (const [, token = '', quantifier] of pattern.matchAll(parts)) {
    if (token === '|' && depth === 0) return undefined;
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth > 0 || mayBeEmpty.test(token) || /^(?:[*?]|\{0)/.test(quantifier ?? '')) continue;
    else if (token === '$') isEnded = true;
    else if (token === '^') found ??= isBegun ? '^' : undefined;
    else if (isEnded) found ??= '$';
    else isBegun = true;
  }
  return found;
}

/** Escapes, classes and single characters, each with its quantifier. */
const parts =
  /(\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|p\{[^}]*\}|k<[^>]*>|\d+|.)|\[(?:\\.|[^\]\\])*\]|.)([*+?]\??|\{\d[^}]*\}\??)?/gisu;

/** Boundaries of words, and references. */
const mayBeEmpty = /^\\(?:b|k<|[1-9])/i;

/** One pattern that is found where both are. Groups and references of the second are numbered and named anew. */
export function bothPatterns(first: string, second: string): string {
  if (first === second) return first;
  const { groups = {}, length } = new RegExp(`${first}|`, 'u').exec('')!;
  const rename = (name: string): string => (Object.hasOwn(groups, name) ? rename(`${name}_`) : name);
  const renumbered = second.replace(
    tokens,
    (token, number?: string, reference?: string, group?: string) =>
      (number && `\\${Number(number) + length - 1}`) ??
      (reference && `\\k<${rename(reference)}>`) ??
      (group && `(?<${rename(group)}>`) ??
      token,
  );
  return `^(?=[\\s\\S]*?(?:${first}))(?=[\\s\\S]*?(?:${renumbered}))`;
}

/** References and named groups, and whatever else holds a backslash or a parenthesis that is none. */
const tokens = /\\([1-9]\d*)|\\k<([^>]+)>|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>/gsu;
