import { position } from '../../compiler/diagnose/frame.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import type { Span } from '../../compiler/model/model.ts';
import { relativePath } from '../../compiler/paths.ts';

/**
 * A place for tools: lines and columns start at 1, columns count UTF-16 code units, and `end` is exclusive.
 */
export interface Place {
  /** Relative to a folder, with `/`. */
  readonly file: string;
  /** Undefined where the file cannot be read. */
  readonly start: Position | undefined;
  readonly end: Position | undefined;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

export function placeOf(span: Span, folder: string): Place {
  const text = readSource(span.file);
  return {
    file: relativePath(folder, span.file),
    start: text === undefined ? undefined : position(text, span.start),
    end: text === undefined ? undefined : position(text, span.end),
  };
}
