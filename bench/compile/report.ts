import { join } from 'node:path';
import { machineText, peers, repository, versionsText } from '../machine.ts';
import { plainTsc } from './contestants.ts';
import type { EditRow } from './dev.ts';
import { type Row, totalStep } from './rounds.ts';

/** The results for one size. */
export interface Measured {
  readonly routes: number;
  readonly rounds: number;
  /** The load of the machine before and after. */
  readonly load: readonly [before: number, after: number];
  readonly rows: readonly Row[];
  readonly edits: readonly EditRow[];
  /** Number of counted edits of each file. */
  readonly editCount: number;
}

/** The tables of all sizes, as Markdown. */
export function report(measured: readonly Measured[], withPeers: boolean): string {
  const date = new Date().toISOString().slice(0, 10);
  const edits = measured.filter(({ edits }) => edits.length > 0);
  const parts = [
    '# What a build costs',
    'Written by `npm run bench:compile`; `bench/README.md` says how to read it.',
    `- ${date}: ${machineText()}\n- ${versions(withPeers)}`,
    ...measured.map(sizeText),
    ...(edits.length > 0 ? [editsText(edits)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function versions(withPeers: boolean): string {
  const own = versionsText(join(repository, 'node_modules'), ['typescript', 'ts-morph', '@typia/core', 'h3']);
  const others = ['tsoa', 'express', '@nestia/core', 'typia', '@nestjs/core', 'typescript', 'ts-patch'];
  const lines = [`routeclass, and plain \`tsc\`: ${own}`];
  if (withPeers) lines.push(`tsoa and nestia: ${versionsText(peers, others)}`);
  return lines.join('\n- ');
}

function sizeText({ load, rounds, routes, rows }: Measured): string {
  const yardstick = rows.find(({ contestant }) => contestant === plainTsc)?.cost;
  const lines = rows.map(({ contestant, cost, step }) => {
    const cells = [
      contestant,
      step === totalStep ? `**${step}**` : step,
      cost.seconds.toFixed(2),
      cost.cpu.toFixed(2),
      cost.peak.toFixed(0),
      yardstick === undefined ? '' : (cost.seconds / yardstick.seconds).toFixed(2),
      yardstick === undefined ? '' : (cost.cpu / yardstick.cpu).toFixed(2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `## ${routes} routes`,
    `${rounds === 1 ? 'One round' : `Medians of ${rounds} rounds`}; load of the machine ${load.map((value) => value.toFixed(1)).join(' to ')}.\n`,
    '| Tool | Step | Seconds | CPU seconds | Peak MiB | × tsc, seconds | × tsc, CPU |',
    '|---|---|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n');
}

function editsText(measured: readonly Measured[]): string {
  const lines = measured.flatMap(({ edits, routes }) =>
    edits.map(
      ({ answer, edited, update }) =>
        `| ${routes} | ${edited} | ${answer.toFixed(0)} | ${update.toFixed(0)} |`,
    ),
  );
  return [
    '## One edit under `routeclass dev`',
    `Medians of ${measured[0]!.editCount} edits, in milliseconds.\n`,
    '| Routes | Edited | Save to new answer | `Compiler.update` alone |',
    '|---:|---|---:|---:|',
    ...lines,
  ].join('\n');
}
