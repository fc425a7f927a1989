import { plural } from '../../compiler/words.ts';
import type { Difference } from '../../compiler/write/write.ts';
import { printError } from './print.ts';

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
    case 'different': {
      const { expected, found } = difference;
      const start = startOf(expected ?? '', found ?? '');
      return ['differs', `    expected: ${show(expected, start)}`, `    found:    ${show(found, start)}`];
    }
    default:
      return difference satisfies never;
  }
}

/**
 * Characters of a line that are shown, for one of generated JSON may be long, and as many of them before the
 * first that differs.
 */
const width = 100;
const lead = 40;

/** Where both lines begin to be shown, so that what differs is among it. */
function startOf(expected: string, found: string): number {
  let same = 0;
  while (same < expected.length && expected[same] === found[same]) same++;
  return same < width - lead ? 0 : same - lead;
}

function show(line: string | undefined, start: number): string {
  if (line === undefined) return '(end of file)';
  const end = start + width;
  const text = `${start > 0 ? '…' : ''}${line.slice(start, end)}${line.length > end ? '…' : ''}`;
  return text.replaceAll(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1));
}
