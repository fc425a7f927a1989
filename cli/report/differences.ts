import { plural } from '../../compiler/words.ts';
import type { Difference } from '../../compiler/write.ts';
import { printError } from '../print.ts';

/** Says for each file how the folder differs from what a build would write. */
export function printDifferences(differences: readonly Difference[], out: string): void {
  printError(
    `${plural(differences.length, 'file')} in ${out} ${differences.length === 1 ? 'is' : 'are'} not what \`routeclass build\` writes`,
  );
  for (const difference of differences) {
    const [what, ...lines] = describeDifference(difference);
    console.error([`  ${placeOfDifference(difference, out)}: ${what}`, ...lines].join('\n'));
  }
  console.error('  help: run `routeclass build` and commit what it writes.');
}

function placeOfDifference(difference: Difference, out: string): string {
  const path = `${out}/${difference.path}`;
  return difference.kind === 'different' ? `${path}:${difference.line}` : path;
}

/** One line, and of a file that differs what is expected and what was found. */
export function describeDifference(difference: Difference): string[] {
  switch (difference.kind) {
    case 'missing':
      return ['missing: a build would write it'];
    case 'stale':
      return ['stale: no route needs it, and a build would remove it'];
    case 'unreadable':
      return [`cannot be read: ${difference.reason}`];
    case 'different':
      return [
        'differs',
        `    expected: ${show(difference.expected)}`,
        `    found:    ${show(difference.found)}`,
      ];
    default:
      return difference satisfies never;
  }
}

/** One line at most a screen wide: generated JSON may be a single long line. */
function show(line: string | undefined): string {
  if (line === undefined) return '(end of file)';
  return JSON.stringify(line.length > 100 ? `${line.slice(0, 100)}…` : line).slice(1, -1);
}
