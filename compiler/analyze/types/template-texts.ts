import { ts } from 'ts-morph';
import { capital, uncapital } from '../../words.ts';
import { unmark } from './marks.ts';

/**
 * The text of a template literal type (or similar type) with a single value; undefined where it has several.
 * TypeScript reduces `${'a'}-x` to a literal, but not where a mark is on the `'a'`, as in
 * `${Todo['state']}-x`.
 */
export function onlyText(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const [only = type, ...others] = unmark(type, checker).bare;
  if (others.length > 0) return undefined;
  if (only.isStringLiteral() || only.isNumberLiteral()) return String(only.value);
  if (only.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(only);
  if (only.flags & ts.TypeFlags.TemplateLiteral) {
    const { texts, types } = only as ts.TemplateLiteralType;
    const holes = types.map((hole) => onlyText(hole, checker));
    return holes.includes(undefined) ? undefined : texts.map((text, i) => text + (holes[i] ?? '')).join('');
  }
  if (!(only.flags & ts.TypeFlags.StringMapping)) return undefined;
  const { symbol, type: inner } = only as ts.StringMappingType;
  const text = onlyText(inner, checker);
  return text === undefined ? undefined : mappings[symbol.name]?.(text);
}

const mappings: Readonly<Record<string, (text: string) => string>> = {
  Uppercase: (text) => text.toUpperCase(),
  Lowercase: (text) => text.toLowerCase(),
  Capitalize: capital,
  Uncapitalize: uncapital,
};
