import { harmless } from '../../compiler/diagnose/harmless.ts';
import { paint } from '../../compiler/diagnose/paint.ts';
import { capital, separated } from '../../compiler/words.ts';
import { fill, lengthOf } from '../terminal/fill.ts';
import type { Listed, ListedParameter } from './listing.ts';

/** The columns before the parameters, which take the remaining width. */
interface Columns<T> {
  readonly verb: T;
  readonly path: T;
  readonly file: T;
}

const heads: Columns<string> = { verb: 'VERB', path: 'PATH', file: 'FILE' };
const gap = '  ';
/** The minimum width of a column. */
const minWidth = 10;

interface TableOptions {
  /** Columns of the terminal. Undefined without a terminal: every route is then one line, however long. */
  readonly width: number | undefined;
  readonly color: boolean;
}

/**
 * The routes as lines of a table. Parameters that do not fit continue on the next line; paths lose their end
 * and files their start. A parameter wider than half the table is broken between words: in one piece it would
 * leave too little room for the paths and files of all routes.
 */
export function routeTable(routes: readonly Listed[], { color, width }: TableOptions): string {
  const rows = routes.map(({ file, parameters, path, verb }) => ({
    verb,
    path: harmless(path),
    file: harmless(file),
    parameters: parameters.map(parameterText).map(harmless),
  }));
  const widest = (column: keyof Columns<string>) =>
    Math.max(...[heads, ...rows].map((cells) => lengthOf(cells[column])));
  const natural = { verb: widest('verb'), path: widest('path'), file: widest('file') };
  const lengths = rows.flatMap((row) => row.parameters.map((one) => lengthOf(one) + 1));
  const widths = width === undefined ? natural : fitted(natural, lengths, width);
  const used = widths.verb + widths.path + widths.file + 3 * gap.length;
  const rest = width === undefined ? Number.POSITIVE_INFINITY : Math.max(minWidth, width - used);
  const dim = (head: string) => paint('dim', head, color);
  const lines = [[...padded(heads, widths), 'PARAMETERS'].map(dim).join(gap)];
  for (const { file, parameters, path, verb } of rows) {
    const cells = { verb, path: cutEnd(path, widths.path), file: cutStart(file, widths.file) };
    const [shownVerb, shownPath, shownFile] = padded(cells, widths);
    const parts = separated(parameters).flatMap((one) => (lengthOf(one) > rest ? one.split(' ') : [one]));
    const [first = '', ...more] = fill(parts, rest);
    lines.push(
      [paint('green', shownVerb, color), paint('bold', shownPath, color), shownFile, first].join(gap),
    );
    for (const line of more) lines.push(`${' '.repeat(used)}${line}`);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

function padded(cells: Columns<string>, widths: Columns<number>) {
  const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - lengthOf(text)));
  return [pad(cells.verb, widths.verb), pad(cells.path, widths.path), pad(cells.file, widths.file)] as const;
}

/**
 * The widths of the columns that the terminal has room for. Verbs are never cut, and a parameter stays in one
 * piece unless it is long. Path and file share the remaining width.
 */
function fitted(
  { file, path, verb }: Columns<number>,
  parameters: readonly number[],
  width: number,
): Columns<number> {
  const parameter = Math.max(...parameters.filter((one) => one <= width / 2), minWidth);
  const room = width - verb - parameter - 3 * gap.length;
  const forPath = Math.max(minWidth, room - file, Math.floor(room / 2));
  const cutPath = Math.min(path, forPath);
  return { verb, path: cutPath, file: Math.min(file, Math.max(minWidth, room - cutPath)) };
}

/** `limit?: Query<int>`, `limit: Query<int> = 10`. */
function parameterText({
  default: value,
  in: source,
  name,
  required,
  type,
  wireName,
}: ListedParameter): string {
  const declared = declaration(source, type, wireName);
  if (value !== undefined) return `${name}: ${declared} = ${JSON.stringify(value)}`;
  return `${name}${required ? '' : '?'}: ${declared}`;
}

function declaration(
  source: ListedParameter['in'],
  type: string | undefined,
  wireName: string | undefined,
): string {
  if (source === 'event') return 'H3Event';
  if (source === 'depends') return `Depends<typeof ${type}>`;
  if (source === 'file') return type === 'Upload' ? 'File' : 'File[]';
  const name = capital(source);
  if (source === 'apiKey') return `${name}<'${wireName}'>`;
  return type === undefined ? name : `${name}<${type}>`;
}

const cutEnd = (text: string, width: number) =>
  lengthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;
/** The end of a file's path tells more than its start. */
const cutStart = (text: string, width: number) =>
  lengthOf(text) <= width ? text : `…${[...text].slice(1 - width).join('')}`;
