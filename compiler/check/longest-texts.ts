import type { IndexSignature, Model, StringType } from '../model/model.ts';

/**
 * How many characters a text that comes to a pattern has at most, by the pattern: a `maxLength` stands beside
 * it wherever it is met, or the text may be of any length. What is asked of a text may be written in several
 * places, of which none shows the others.
 */
export function longestTexts({ dependencies, models, routes }: Model): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  const note = (pattern: string | undefined, length = Number.POSITIVE_INFINITY) => {
    if (pattern !== undefined) longest.set(pattern, Math.max(length, longest.get(pattern) ?? 0));
  };
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    const {
      key,
      kind,
      maxLength,
      regex,
      regexes = [regex],
      template,
    } = one as Partial<StringType & IndexSignature>;
    note(key?.pattern);
    if (kind === 'string') {
      note(template?.pattern, maxLength);
      for (const written of regexes) note(written, maxLength);
    }
    for (const part of one instanceof Map ? one.values() : Object.values(one)) visit(part);
  };
  visit([routes, dependencies, models]);
  return longest;
}
