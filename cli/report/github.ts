import { join } from 'node:path';
import { useNote } from '../../compiler/diagnose/catalogue/types.ts';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { shownPlace } from '../../compiler/diagnose/frame.ts';
import { harmless } from '../../compiler/diagnose/harmless.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { isWithin, relativePath } from '../../compiler/paths.ts';
import type { Difference } from '../../compiler/write/write.ts';
import type { LocatedChange } from '../diff/located.ts';
import { realPathOf } from '../real-path.ts';
import { sentence } from './changes.ts';
import { describeDifference } from './differences.ts';
import { type Place, placeOf } from './place.ts';

/**
 * A diagnostic as a workflow command of GitHub Actions, which shows it at the line: `::error
 * file=app/routes/page.ts,line=2,...::message`. File names are relative to `folder`, the checkout.
 */
export function githubCommand(one: Diagnostic, folder: string): string {
  const { code, hint, message, origin, severity, span, usedAt } = one;
  const properties = {
    ...(span && propertiesOf(placeOf(span, folder))),
    title: origin === undefined ? code : `${code} ${origin}`,
  };
  const lines = [
    message,
    ...(usedAt ? [`note: ${useNote(shownPlace(usedAt, { root: folder, read: readSource }))}`] : []),
    ...(hint === undefined ? [] : [`help: ${hint}`]),
  ];
  return command(severity, properties, lines.join('\n'));
}

/** A file of the output folder that differs from what a build would write, as a workflow command. */
export function githubDrift(one: Difference, root: string, out: string, folder: string): string {
  const file = relativePath(folder, join(root, out, one.path));
  const place = one.kind === 'different' ? { file, line: one.line } : { file };
  const text = [...describeDifference(one), 'help: run `routeclass build` and commit the result.'];
  return command('error', { ...place, title: 'drift' }, text.map((line) => line.trim()).join('\n'));
}

/**
 * A change for clients as a workflow command at its declaration in the app; a compatible change is a notice.
 */
export function githubChange({ change, span }: LocatedChange, folder: string): string {
  const { code, level } = change;
  const severity = ({ breaking: 'error', warning: 'warning', compatible: 'notice' } as const)[level];
  const place = span && propertiesOf(placeOf(span, folder));
  return command(severity, { ...place, title: `${level} ${code}` }, sentence(change));
}

function command(
  severity: Diagnostic['severity'] | 'notice',
  properties: { readonly [name: string]: string | number },
  text: string,
): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${list.join(',')}::${escapeText(text)}`;
}

/**
 * The folder to which file names are relative: the checkout if the app lies in it, otherwise the current
 * folder. `root` must not contain symbolic links.
 */
export function githubFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const { GITHUB_WORKSPACE: workspace } = env;
  if (workspace === undefined || workspace === '') return process.cwd();
  const checkout = realPathOf(workspace);
  return isWithin(root, checkout) ? checkout : process.cwd();
}

/**
 * The place as properties of a workflow command. They include columns only where the span is on one line: for
 * several lines, GitHub shows whole lines. `endColumn` is that of the last character.
 */
function propertiesOf({ end, file, start }: Place) {
  if (start === undefined || end === undefined) return { file };
  if (start.line !== end.line) return { file, line: start.line, endLine: end.line };
  const endColumn = Math.max(start.column, end.column - 1);
  return { file, line: start.line, col: start.column, endLine: end.line, endColumn };
}

function escapeText(text: string): string {
  return harmless(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
