import { ts } from 'ts-morph';
import { literalType } from '../../model/join.ts';
import type { StringType, Type } from '../../model/model.ts';
import { refused } from '../../model/walk.ts';
import { templatePart } from '../../print/quote.ts';
import { type TemplatePart, templateParts, templatePattern } from '../../regex/template-pattern.ts';
import { type Context, isErroneous } from '../context.ts';
import { bothPatterns } from '../options/patterns.ts';
import type { Place } from '../place.ts';
import { unmark } from './marks.ts';
import { onlyText } from './template-texts.ts';

interface Template {
  /** As TypeScript writes it in a template literal type. */
  readonly text: string;
  readonly parts: readonly TemplatePart[];
}

type Pattern = NonNullable<StringType['template']>;

/**
 * The text or the pattern of a template literal type, or of a similar type; undefined where no pattern
 * describes it.
 */
export function readTemplate(type: ts.Type, place: Place, context: Context): Type | undefined {
  if (hasErroneousPart(type, context)) return refused;
  const text = onlyText(type, context.checker);
  return text === undefined ? readTemplates([type], place, context) : literalType(text, false);
}

/** Whether a part of a template literal type, or of a similar type, is TypeScript's type of an error. */
function hasErroneousPart(type: ts.Type, context: Context): boolean {
  const { flags } = type;
  if (flags & ts.TypeFlags.TemplateLiteral)
    return (type as ts.TemplateLiteralType).types.some((one) => hasErroneousPart(one, context));
  if (flags & ts.TypeFlags.StringMapping)
    return hasErroneousPart((type as ts.StringMappingType).type, context);
  return (flags & ts.TypeFlags.Any) !== 0 && isErroneous(type, context);
}

/**
 * The type of a text that belongs to each of some template literal types or similar types; undefined where
 * one is neither.
 */
export function readTemplates(
  types: readonly ts.Type[],
  { node, span }: Pick<Place, 'node' | 'span'>,
  { checker, patterns }: Context,
): StringType | undefined {
  const template = patternOfAll(types, checker);
  if (template === undefined) return undefined;
  patterns.push({ kind: 'template', pattern: template.pattern, span, isWritten: node !== undefined });
  return { kind: 'string', template };
}

/**
 * The pattern of texts that belong to all of some types; undefined where one is neither a template literal
 * type nor a similar type.
 */
export function patternOfAll(types: readonly ts.Type[], checker: ts.TypeChecker): Pattern | undefined {
  const read = types.map((one) => patternOf(one, checker));
  const [first, ...others] = read.filter((one) => one !== undefined);
  if (first === undefined || others.length + 1 < read.length) return undefined;
  return others.reduce(
    (before, { pattern, text }) => ({
      text: `${before.text} & ${text}`,
      pattern: bothPatterns(before.pattern, pattern),
    }),
    first,
  );
}

/**
 * The pattern of a template literal type, or of `Uppercase<string>` and similar types; undefined where a part
 * has no pattern.
 */
function patternOf(type: ts.Type, checker: ts.TypeChecker): Pattern | undefined {
  const isTemplate = type.flags & ts.TypeFlags.TemplateLiteral;
  const read = isTemplate ? templateOf(type as ts.TemplateLiteralType, checker) : mappingOf(type);
  if (read === undefined) return undefined;
  const text = isTemplate ? `\`${read.text}\`` : checker.typeToString(type);
  return { text, pattern: templatePattern(read.parts) };
}

function templateOf(type: ts.TemplateLiteralType, checker: ts.TypeChecker): Template | undefined {
  const read: Template[] = [];
  for (const [i, text] of type.texts.entries()) {
    read.push({ text: templatePart(text), parts: [{ kind: 'text', text }] });
    const hole = type.types[i];
    const inside = hole && readHole(hole, checker);
    if (inside !== undefined) read.push(inside);
    else if (hole !== undefined) return undefined;
  }
  return { text: joined(read.map(({ text }) => text)), parts: read.flatMap(({ parts }) => parts) };
}

/** The pattern of a placeholder's type. Numbers are written as in JSON. */
function readHole(hole: ts.Type, checker: ts.TypeChecker): Template | undefined {
  const { bare, int } = unmark(hole, checker);
  const [type = hole] = bare;
  const { flags } = type;
  const text = onlyText(type, checker);
  if (text !== undefined) return { text: templatePart(text), parts: [{ kind: 'text', text }] };
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: what TypeScript writes
  if (int) return { text: '${number}', parts: [templateParts.integer] };
  if (flags & ts.TypeFlags.BigInt) return { text: '${bigint}', parts: [templateParts.integer] };
  if (flags & ts.TypeFlags.String) return { text: '${string}', parts: [templateParts.anything] };
  if (flags & ts.TypeFlags.Number) return { text: '${number}', parts: [templateParts.number] };
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: end
  return flags & ts.TypeFlags.TemplateLiteral
    ? templateOf(type as ts.TemplateLiteralType, checker)
    : mappingOf(type);
}

/** `Uppercase<string>`: no character that upper case would change. */
function mappingOf(type: ts.Type): Template | undefined {
  if (!(type.flags & ts.TypeFlags.StringMapping)) return undefined;
  const { symbol, type: inner } = type as ts.StringMappingType;
  const part = mappings[symbol.name];
  if (part === undefined || !(inner.flags & ts.TypeFlags.String)) return undefined;
  return { text: `\${${symbol.name}<string>}`, parts: [part] };
}

const { capitalize, lowercase, uncapitalize, uppercase } = templateParts;

const mappings: Readonly<Record<string, TemplatePart>> = {
  Uppercase: uppercase,
  Lowercase: lowercase,
  Capitalize: capitalize,
  Uncapitalize: uncapitalize,
};

/** Texts of one template one after the other: a `$` and a `{` after it would begin a placeholder. */
function joined(texts: readonly string[]): string {
  return texts.reduce((all, text) => (text.startsWith('{') ? all.replace(/\$$/, '\\$') : all) + text, '');
}
