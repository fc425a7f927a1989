import type { IndexSignature, Model, StringType } from '../model/model.ts';

/**
 * For each pattern, the greatest length of the strings that are matched against it; infinity where a use of
 * the pattern has no `maxLength`. The whole Model is searched first, because the constraints of a string may
 * be declared in several places.
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
