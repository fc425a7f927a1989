import { ts } from 'ts-morph';
import type { StringType, Type } from '../model.ts';
import { inPattern } from '../regex/in-pattern.ts';
import { literal } from './join.ts';
import { unmark } from './marks.ts';
import { bothPatterns } from './patterns.ts';
import { onlyText } from './template-texts.ts';

interface Pattern {
  /** As TypeScript writes it in a template literal type. */
  readonly text: string;
  /** Of the whole text. */
  readonly pattern: string;
}

/** What a template literal type or its like says: one text, or a pattern; undefined where no pattern says it. */
export function readTemplate(type: ts.Type, checker: ts.TypeChecker): Type | undefined {
  const text = onlyText(type, checker);
  return text === undefined ? readPatterns([type], checker) : literal(text, false);
}

/** A template literal type, or `Uppercase<string>` and its like; undefined where it holds what no pattern says. */
function readPattern(type: ts.Type, checker: ts.TypeChecker): StringType | undefined {
  const isTemplate = type.flags & ts.TypeFlags.TemplateLiteral;
  const read = isTemplate ? templateOf(type as ts.TemplateLiteralType, checker) : mappingOf(type);
  if (read === undefined) return undefined;
  const text = isTemplate ? `\`${read.text}\`` : checker.typeToString(type);
  return { kind: 'string', template: { text, pattern: `^${read.pattern}$` } };
}

/** What all of some types say that are template literal types or their like, of one text; undefined where one is none. */
export function readPatterns(types: readonly ts.Type[], checker: ts.TypeChecker): StringType | undefined {
  const read = types.map((one) => readPattern(one, checker)?.template);
  const [first, ...others] = read.filter((one) => one !== undefined);
  if (first === undefined || others.length + 1 < read.length) return undefined;
  const template = others.reduce(
    (before, { pattern, text }) => ({
      text: `${before.text} & ${text}`,
      pattern: bothPatterns(before.pattern, pattern),
    }),
    first,
  );
  return { kind: 'string', template };
}

function templateOf(type: ts.TemplateLiteralType, checker: ts.TypeChecker): Pattern | undefined {
  const holes: Pattern[] = [];
  for (const hole of type.types) {
    const read = readHole(hole, checker);
    if (read === undefined) return undefined;
    holes.push(read);
  }
  const join = (texts: readonly string[], part: (hole: Pattern) => string) =>
    texts.map((text, i) => text + (holes[i] ? part(holes[i]) : '')).join('');
  return {
    text: join(type.texts.map(inTemplate), ({ text }) => text),
    pattern: join(type.texts.map(inPattern), ({ pattern }) => pattern),
  };
}

/** What may stand in a hole. Numbers are written as JSON writes them. */
function readHole(hole: ts.Type, checker: ts.TypeChecker): Pattern | undefined {
  const { bare, int } = unmark(hole, checker);
  const [type = hole] = bare;
  const { flags } = type;
  const text = onlyText(type, checker);
  if (text !== undefined) return { text: inTemplate(text), pattern: inPattern(text) };
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: what TypeScript writes
  if (int) return { text: '${number}', pattern: integer };
  if (flags & ts.TypeFlags.BigInt) return { text: '${bigint}', pattern: integer };
  if (flags & ts.TypeFlags.String) return { text: '${string}', pattern: '[\\s\\S]*' };
  if (flags & ts.TypeFlags.Number) return { text: '${number}', pattern: number };
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: end
  return flags & ts.TypeFlags.TemplateLiteral
    ? templateOf(type as ts.TemplateLiteralType, checker)
    : mappingOf(type);
}

/** `Uppercase<string>`: no character that upper case would change. */
function mappingOf(type: ts.Type): Pattern | undefined {
  if (!(type.flags & ts.TypeFlags.StringMapping)) return undefined;
  const { symbol, type: inner } = type as ts.StringMappingType;
  const pattern = mappings[symbol.name];
  if (pattern === undefined || !(inner.flags & ts.TypeFlags.String)) return undefined;
  return { text: `\${${symbol.name}<string>}`, pattern };
}

const mappings: Readonly<Record<string, string>> = {
  Uppercase: '\\P{CWU}*',
  Lowercase: '\\P{CWL}*',
  Capitalize: '(?:\\P{CWU}[\\s\\S]*)?',
  Uncapitalize: '(?:\\P{CWL}[\\s\\S]*)?',
};

const integer = '(?:0|-?[1-9][0-9]*)';
const number = '-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?';

const inTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
