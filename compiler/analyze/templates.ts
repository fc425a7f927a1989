import { ts } from 'ts-morph';
import type { StringType } from '../model.ts';
import { unmark } from './marks.ts';

interface Template {
  /** As TypeScript writes it. */
  readonly text: string;
  /** Of the whole text. */
  readonly pattern: string;
}

/** A template literal type; undefined where it holds what no pattern says, as `Uppercase<string>`. */
export function readTemplate(type: ts.TemplateLiteralType, checker: ts.TypeChecker): StringType | undefined {
  const template = templateOf(type, checker);
  if (template === undefined) return undefined;
  const { text, pattern } = template;
  return { kind: 'string', template: { text: `\`${text}\``, pattern: `^${pattern}$` } };
}

function templateOf(type: ts.TemplateLiteralType, checker: ts.TypeChecker): Template | undefined {
  const holes: Template[] = [];
  for (const hole of type.types) {
    const read = readHole(hole, checker);
    if (read === undefined) return undefined;
    holes.push(read);
  }
  const join = (texts: readonly string[], part: (hole: Template) => string) =>
    texts.map((text, i) => text + (holes[i] ? part(holes[i]) : '')).join('');
  return {
    text: join(type.texts.map(inTemplate), ({ text }) => text),
    pattern: join(type.texts.map(inPattern), ({ pattern }) => pattern),
  };
}

/** What may stand in a hole. Numbers are written as JSON writes them. */
function readHole(hole: ts.Type, checker: ts.TypeChecker): Template | undefined {
  const { bare, int } = unmark(hole, checker);
  const [type = hole] = bare;
  const { flags } = type;
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: what TypeScript writes
  if (int) return { text: '${number}', pattern: integer };
  if (flags & ts.TypeFlags.BigInt) return { text: '${bigint}', pattern: integer };
  if (flags & ts.TypeFlags.String) return { text: '${string}', pattern: '[\\s\\S]*' };
  if (flags & ts.TypeFlags.Number) return { text: '${number}', pattern: number };
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: end
  return flags & ts.TypeFlags.TemplateLiteral
    ? templateOf(type as ts.TemplateLiteralType, checker)
    : undefined;
}

const integer = '(?:0|-?[1-9][0-9]*)';
const number = '-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?';

const inTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Text that a pattern with the flag `u` takes as it is. */
const inPattern = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
