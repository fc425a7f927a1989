import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { readSource } from '../compiler/diagnose/read-source.ts';
import type { Span } from '../compiler/model/model.ts';
import { slashed } from '../compiler/paths.ts';
import { inPattern } from '../compiler/regex/in-pattern.ts';

/** The origin of an error, as its message or stack gives it. Line and column start at 1. */
export interface ErrorPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The first place in the error's message or stack that is below `root` and passes `isOfInterest`; undefined
 * where there is none.
 */
export function placeOfError(
  error: unknown,
  root: string,
  isOfInterest: (file: string) => boolean,
): ErrorPlace | undefined {
  if (!isError(error)) return undefined;
  for (const place of placesBelow(root, `${textOf(error.message)}\n${textOf(error.stack)}`)) {
    if (isOfInterest(place.file)) return place;
  }
  return undefined;
}

/**
 * The places below `root` in a text: `/root/file.ts:3:5` and `file:///root/file.ts?query:3:5`. Names may
 * contain spaces and parentheses.
 */
function* placesBelow(root: string, text: string): Iterable<ErrorPlace> {
  const folder = slashed(root);
  const starts = [folder, root, pathToFileURL(root).href].map(inPattern);
  const pattern = new RegExp(
    `(${starts.join('|')})[\\\\/]([^\\n?:]+)(?:\\?[^\\s:]*)?:(\\d+)(?::(\\d+))?`,
    'g',
  );
  for (const [, start, below, line, column] of text.matchAll(pattern)) {
    const path = start!.startsWith('file:') ? decodeURIComponent(below!) : slashed(below!);
    yield { file: `${folder}/${path}`, line: Number(line), column: Number(column ?? 1) };
  }
}

/**
 * The message of an error on one line, without its places, which are shown separately. Paths below `root`
 * become relative.
 */
export function reasonOfError(error: unknown, root: string): string {
  // On Windows Node writes `\`, and tools write `/`.
  const starts = [`${root}/`, `${root}\\`, `${slashed(root)}/`];
  return starts.reduce((text, start) => text.replaceAll(start, ''), firstLineOf(error));
}

function firstLineOf(error: unknown): string {
  if (!isError(error)) return textOf(error).split('\n')[0]!;
  const message = textOf(error.message);
  // esbuild (in tsx) reports `Transform failed with 1 error:`, and below it `/file.ts:1:9: ERROR: Unexpected
  // "="`.
  const transform = /^.*: ERROR: (.*)$/m.exec(message)?.[1];
  if (transform !== undefined) return transform;
  const name = error.name === 'Error' ? '' : `${textOf(error.name)}: `;
  const first = `${name}${message.split('\n')[0]}`;
  return first
    .replace(/(?<=^|: )(?:\/[^\s:]+|[A-Za-z]:[^\s:]+): /, '')
    .replace(/ \(\d+:\d+\)$/, '')
    .replaceAll(/[?&](?:tsx-namespace|routeclass(?:-table)?)=[\w-]+/g, '');
}

/** The span of the word at a place. */
export function wordSpan({ file, line, column }: ErrorPlace): Span | undefined {
  const found = lineAt(file, line);
  if (found === undefined) return undefined;
  const start = found.start + column - 1;
  const word = /^[\w$.]+/.exec(found.text.slice(column - 1))?.[0].length ?? 1;
  return { file, start, end: start + word };
}

/**
 * The span of the whole line of a place, without its indentation, for places whose column is not reliable.
 */
export function lineSpan({ file, line }: ErrorPlace): Span | undefined {
  const found = lineAt(file, line);
  if (found === undefined) return undefined;
  const start = found.start + found.text.length - found.text.trimStart().length;
  return { file, start, end: start + found.text.trim().length };
}

function lineAt(file: string, line: number): { readonly text: string; readonly start: number } | undefined {
  const lines = readSource(file)?.split('\n');
  const text = lines?.[line - 1];
  if (lines === undefined || text === undefined) return undefined;
  return { text, start: lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) };
}

/** A thrown value that looks like an error. Its members may be of any type. */
interface ErrorLike {
  readonly message: unknown;
  readonly name: unknown;
  readonly stack?: unknown;
}

function isError(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && 'name' in error;
}

/** Not `String`, which throws for an object without a prototype. */
const textOf = (value: unknown) => format('%s', value);
