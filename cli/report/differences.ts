import { harmless } from '../../compiler/diagnose/harmless.ts';
import { plural } from '../../compiler/words.ts';
import type { Difference } from '../../compiler/write/write.ts';
import { printError } from './print.ts';

/** Prints, file by file, how the output folder differs from what a build would write. */
export function printDifferences(differences: readonly Difference[], out: string): void {
  printError(
    `${plural(differences.length, 'file')} in ${out} ${differences.length === 1 ? 'differs' : 'differ'} from the output of \`routeclass build\``,
  );
  for (const difference of differences) {
    const [what, ...lines] = describeDifference(difference);
    console.error(harmless([`  ${placeOfDifference(difference, out)}: ${what}`, ...lines].join('\n')));
  }
  console.error('  help: run `routeclass build` and commit the result.');
}

function placeOfDifference(difference: Difference, out: string): string {
  const path = `${out}/${difference.path}`;
  return difference.kind === 'different' ? `${path}:${difference.line}` : path;
}

/** A line that describes a difference, and for a file that differs also the expected and the found line. */
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
 * How many characters of a line are shown, because a line of generated JSON may be long, and how many of them
 * precede the first difference.
 */
const width = 100;
const lead = 40;

/** The offset from which both lines are shown, so that the first difference is visible. */
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
