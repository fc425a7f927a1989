/** Why a pattern does not compile; undefined where it does. */
export function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: \/.*\/u: /su, '');
  }
}

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
