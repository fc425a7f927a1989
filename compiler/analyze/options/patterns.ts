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
 * The anchor because of which a pattern can never match: a `$` followed by a character, or a `^` that follows
 * one. Undefined where the outermost sequence does not show that: alternatives and groups are not examined.
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

/** Escapes, character classes and single characters, each with its quantifier. */
const parts =
  /(\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|p\{[^}]*\}|k<[^>]*>|\d+|.)|\[(?:\\.|[^\]\\])*\]|.)([*+?]\??|\{\d[^}]*\}\??)?/gisu;

/** Word boundaries and back references. */
const mayBeEmpty = /^\\(?:b|k<|[1-9])/i;

/**
 * A pattern that matches where both patterns match. Groups and references of the second are renumbered and
 * renamed.
 */
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

/**
 * References and named groups, and all other tokens with a backslash or a parenthesis that opens no group.
 */
const tokens = /\\([1-9]\d*)|\\k<([^>]+)>|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>/gsu;
