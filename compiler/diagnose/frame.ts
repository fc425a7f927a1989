import type { Span } from '../model/model.ts';
import { relativePath } from '../paths.ts';
import { useNote } from './catalogue/types.ts';
import { columnsOf } from './columns-of.ts';
import type { Diagnostic } from './diagnostic.ts';
import { harmless } from './harmless.ts';
import { paint, type Style } from './paint.ts';

interface FormatOptions {
  /** Paths are shown relative to this folder. */
  readonly root: string;
  readonly color: boolean;
  /** The text of a source file; undefined where it cannot be read. */
  readonly read: (file: string) => string | undefined;
}

/** Diagnostics as text: message, place, code frame and hint, separated by blank lines. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  return diagnostics.map((one) => formatDiagnostic(one, options)).join('\n\n');
}

function formatDiagnostic(one: Diagnostic, options: FormatOptions): string {
  const palette = paletteOf(one.severity, options.color);
  const origin = one.origin === undefined ? '' : ` ${one.origin}`;
  const lines = [
    palette.heading(`${one.severity}[${one.code}]${origin}`) + palette.strong(`: ${one.message}`),
  ];
  if (one.span) lines.push(...frame(one.span, options, palette));
  if (one.usedAt)
    lines.push(`  ${palette.hint('note:')} ${useNote(palette.place(shownPlace(one.usedAt, options)))}`);
  if (one.hint !== undefined)
    lines.push(`  ${palette.hint('help:')} ${one.hint.replaceAll('\n', '\n        ')}`);
  return lines.join('\n');
}

/** A place in a source with the colours of a severity: `file:line:col`, and the line between its neighbours. */
export function formatFrame(
  span: Span,
  severity: Diagnostic['severity'],
  options: FormatOptions,
): readonly string[] {
  return frame(span, options, paletteOf(severity, options.color));
}

/** `file:line:col` and the line at fault between its neighbours, with carets below it. */
function frame(span: Span, options: FormatOptions, palette: Palette): string[] {
  const place = `  ${palette.place(shownPlace(span, options))}`;
  const text = options.read(span.file);
  if (text === undefined) return [place];
  const { line, column } = position(text, span.start);
  const lines = text.split(/\r\n|[\n\r]/);
  const width = String(Math.min(line + 1, lines.length)).length;
  const out = [place];
  // A very long line is cut to the part around the fault.
  const from = column > maxColumns / 2 ? column - maxColumns / 2 : 0;
  for (let n = Math.max(1, line - 1); n <= Math.min(lines.length, line + 1); n++) {
    const source = harmless(lines[n - 1]!.slice(from, from + maxColumns));
    if (n !== line) {
      if (source.trim() !== '' || n < line)
        out.push(palette.dim(`    ${String(n).padStart(width)} | ${source}`).trimEnd());
      continue;
    }
    out.push(
      `  ${palette.heading('>')} ${palette.dim(`${String(n).padStart(width)} |`)} ${source}`.trimEnd(),
    );
    const start = column - 1;
    const end = Math.min(start + span.end - span.start, from + maxColumns);
    const before = columnsOf(harmless(lines[n - 1]!.slice(from, start)));
    const marked = Math.max(1, columnsOf(harmless(lines[n - 1]!.slice(start, end))));
    out.push(
      `    ${' '.repeat(width)} ${palette.dim('|')} ${' '.repeat(before)}${palette.heading('^'.repeat(marked))}`,
    );
  }
  return out;
}

/** `file:line:col`, or the file alone where it cannot be read. */
export function shownPlace(
  { file, start }: Span,
  { root, read }: Pick<FormatOptions, 'root' | 'read'>,
): string {
  const shown = harmless(relativePath(root, file).replaceAll('\n', ' '));
  const text = read(file);
  if (text === undefined) return shown;
  const { line, column } = position(text, start);
  return `${shown}:${line}:${column}`;
}

/** Line and column of an offset, both from 1; columns are UTF-16 units, as editors count. */
export function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|[\n\r]/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** The maximum number of columns that are shown of a line. */
const maxColumns = 400;

/** The styles of the parts of a diagnostic. */
type Palette = Record<'heading' | 'strong' | 'place' | 'dim' | 'hint', (text: string) => string>;

function paletteOf(severity: Diagnostic['severity'], color: boolean): Palette {
  const styled = (style: Style) => (text: string) => paint(style, text, color);
  return {
    heading: styled(severity === 'error' ? 'red' : 'yellow'),
    strong: styled('bold'),
    place: styled('cyan'),
    dim: styled('dim'),
    hint: styled('green'),
  };
}
