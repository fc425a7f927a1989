import type { TypeName } from './corpus.ts';
import { aspects, type Verdict } from './verdict.ts';

/** A line for each type, then the misses, then the totals. */
export function reportOf(verdicts: ReadonlyMap<TypeName, Verdict>): string {
  const width = Math.max(...[...verdicts.keys()].map(({ length }) => length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padEnd(9))].join('  ').trimEnd();
  const lines = [line('', aspects)];
  for (const [name, verdict] of verdicts) {
    const compiled = verdict.compiled.length === 0;
    lines.push(
      line(
        name,
        aspects.map((aspect) => {
          if (!compiled && aspect !== 'compiled') return '-';
          return verdict[aspect].length === 0 ? 'ok' : 'MISSED';
        }),
      ),
    );
  }
  const missed = [...verdicts].filter(([, verdict]) => missesOf(verdict).length > 0);
  for (const [name, verdict] of missed) lines.push('', name, ...missesOf(verdict).slice(0, 6));
  lines.push('', `${verdicts.size - missed.length} of ${verdicts.size} types without a miss`);
  return lines.join('\n');
}

/** All misses, each with its aspect. */
export function missesOf(verdict: Verdict): readonly string[] {
  return aspects.flatMap((aspect) => verdict[aspect].map((miss) => `  ${aspect}: ${miss}`));
}
