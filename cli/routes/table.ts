import { capital } from '../../compiler/words.ts';
import { paint } from '../terminal/colors.ts';
import { fill, lengthOf } from '../terminal/fill.ts';
import type { Listed, ListedParameter } from './listing.ts';

const heads = ['VERB', 'PATH', 'FILE', 'PARAMETERS'] as const;
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
    cells: [verb, path, file] as const,
    parameters: parameters.map(parameterText),
  }));
  const natural = heads
    .slice(0, 3)
    .map((head, i) => Math.max(...[head, ...rows.map(({ cells }) => cells[i]!)].map(lengthOf)));
  const lengths = rows.flatMap((row) => row.parameters.map((one) => lengthOf(one) + 1));
  const widths = width === undefined ? natural : fitted(natural, lengths, width);
  const rest =
    width === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(minWidth, width - widths.reduce((sum, one) => sum + one + gap.length, 0));
  const pad = (cells: readonly string[]) =>
    cells.map((cell, i) => cell.padEnd(widths[i]! + cell.length - lengthOf(cell)));
  const lines = [[...pad(heads.slice(0, 3)), heads[3]].map((head) => paint('dim', head, color)).join(gap)];
  for (const { cells, parameters } of rows) {
    const [verb, path, file] = pad([cells[0], cutEnd(cells[1], widths[1]!), cutStart(cells[2], widths[2]!)]);
    const parts = separated(parameters).flatMap((one) => (lengthOf(one) > rest ? one.split(' ') : [one]));
    const [first = '', ...more] = fill(parts, rest);
    lines.push([paint('green', verb!, color), paint('bold', path!, color), file, first].join(gap));
    for (const line of more) lines.push([...pad(['', '', '']), line].join(gap));
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

/**
 * The widths of the first three columns. Verbs are never cut, and a parameter stays in one piece unless it is
 * long. Path and file share the remaining width.
 */
function fitted(
  [verb, path, file]: readonly number[],
  parameters: readonly number[],
  width: number,
): number[] {
  const parameter = Math.max(...parameters.filter((one) => one <= width / 2), minWidth);
  const room = width - verb! - parameter - 3 * gap.length;
  const forPath = Math.max(minWidth, room - file!, Math.floor(room / 2));
  const cutPath = Math.min(path!, forPath);
  return [verb!, cutPath, Math.min(file!, Math.max(minWidth, room - cutPath))];
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

const separated = (parts: readonly string[]) =>
  parts.map((part, i) => (i < parts.length - 1 ? `${part},` : part));
const cutEnd = (text: string, width: number) =>
  lengthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;
/** The end of a file's path tells more than its start. */
const cutStart = (text: string, width: number) =>
  lengthOf(text) <= width ? text : `…${[...text].slice(1 - width).join('')}`;
