import type { Difference } from '../compiler/write.ts';
import { plural, printError } from './print.ts';

/** Says for each file how the folder differs from what a build would write. */
export function printDifferences(differences: readonly Difference[], out: string): void {
  printError(
    `${plural(differences.length, 'file')} in ${out} ${differences.length === 1 ? 'is' : 'are'} not what \`routeclass build\` writes`,
  );
  for (const difference of differences) console.error(describe(difference, `${out}/${difference.path}`));
  console.error('  help: run `routeclass build` and commit what it writes.');
}

function describe(difference: Difference, path: string): string {
  switch (difference.kind) {
    case 'missing':
      return `  ${path}: missing`;
    case 'stale':
      return `  ${path}: stale, no route needs it`;
    case 'unreadable':
      return `  ${path}: cannot be read: ${difference.reason}`;
    case 'different':
      return [
        `  ${path}:${difference.line}: differs`,
        `    expected: ${show(difference.expected)}`,
        `    found:    ${show(difference.found)}`,
      ].join('\n');
    default:
      return difference satisfies never;
  }
}

/** One line at most a screen wide: generated JSON may be a single long line. */
function show(line: string | undefined): string {
  if (line === undefined) return '(end of file)';
  return JSON.stringify(line.length > 100 ? `${line.slice(0, 100)}…` : line).slice(1, -1);
}
