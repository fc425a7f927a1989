import type { Constant, Docs } from '../../model/model.ts';
import { commentText, literal } from '../../print/quote.ts';

/** The lines of a JSDoc comment; none without a text. An empty text separates two paragraphs. */
export function comment(lines: readonly string[]): readonly string[] {
  const texts = lines.flatMap((line) => line.split('\n')).map((line) => commentText(line).trimEnd());
  const from = texts.findIndex((line) => line !== '');
  if (from === -1) return [];
  const [only, ...more] = texts.slice(from);
  if (more.length === 0) return [`/** ${only} */`];
  return ['/**', ...texts.slice(from).map((line) => (line === '' ? ' *' : ` * ${line}`)), ' */'];
}

/** The description of a parameter or field, with its default. */
export function docsComment(
  { deprecated, description = '', title = '' }: Docs,
  filled?: Constant,
): readonly string[] {
  return comment([
    ...(description === '' && title === '' ? [] : [description === '' ? title : description]),
    ...(filled === undefined ? [] : [`@default ${literal(filled)}`]),
    ...(deprecated ? ['@deprecated'] : []),
  ]);
}

/** The lines, indented by some columns. Empty lines stay empty. */
export const indentedLines = (lines: readonly string[], columns = 2): readonly string[] =>
  lines.map((line) => (line === '' ? line : ' '.repeat(columns) + line));
