import type { Code } from '../../compiler/diagnose/diagnostic.ts';
import type { Explanation } from '../../compiler/diagnose/explanations/explanation.ts';
import { paint } from '../../compiler/diagnose/paint.ts';
import { type ChangeCode, changeCodes } from '../../compiler/diff/change-codes.ts';
import { fill } from '../terminal/fill.ts';
import type { Example, ExampleFile } from './examples.ts';

interface LongFormOptions {
  /** Columns that prose is wrapped at; code is never wrapped. */
  readonly width: number;
  readonly color: boolean;
}

/** The full explanation of a diagnostic, for a terminal. */
export function longForm(
  code: Code,
  { rule, why }: Explanation,
  { bad, good, report }: Example,
  { color, width }: LongFormOptions,
): string {
  const head = (text: string) => paint('bold', text, color);
  return [
    head(code),
    '',
    wrap(rule, width),
    '',
    wrap(why, width),
    '',
    ...(bad.length > 0
      ? [paint('red', 'Wrong:', color), '', ...bad.map((file) => listing(file, color))]
      : []),
    paint('red', 'Message:', color),
    '',
    indent(report),
    '',
    paint('green', 'Right:', color),
    '',
    good
      .map((file) => listing(file, color))
      .join('\n')
      .trimEnd(),
  ].join('\n');
}

/** The meaning of a change that `diff` reports, for a terminal. */
export function changeForm(code: ChangeCode, { color, width }: LongFormOptions): string {
  return [paint('bold', code, color), '', wrap(changeCodes[code], width)].join('\n');
}

/** A line for each code, with its sentence, cut to the width. */
export function codeList(
  codes: readonly (readonly [code: string, sentence: string])[],
  { color, width }: LongFormOptions,
): string {
  const widest = Math.max(...codes.map(([code]) => code.length));
  const room = Math.max(20, width - widest - 2);
  return codes
    .map(([code, sentence]) => {
      const text = sentence.length <= room ? sentence : `${sentence.slice(0, room - 1).trimEnd()}…`;
      return `${paint('bold', code.padEnd(widest), color)}  ${text}`;
    })
    .join('\n');
}

function listing({ path, text }: ExampleFile, color: boolean): string {
  return `${indent(paint('dim', `// ${path}`, color))}\n${indent(text.trimEnd())}\n`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ');
}

const wrap = (text: string, width: number) => fill(text.split(' '), width).join('\n');
