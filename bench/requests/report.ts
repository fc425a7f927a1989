import { type Runtime, runtimeModules } from '../../scripts/runtimes/programs.ts';
import { versionsText } from '../machine.ts';
import { median } from '../numbers.ts';
import type { Contestant } from './contestants.ts';
import type { MeasuredRuntime } from './measure.ts';
import { medianRatio, type Rates } from './rounds.ts';

/** The results as Markdown tables. Headings begin at `##`. */
export function requestsText(measured: readonly MeasuredRuntime[]): string {
  return measured
    .filter(({ works }) => works.length > 0)
    .map(runtimeText)
    .join('\n\n');
}

function runtimeText(measured: MeasuredRuntime): string {
  const { amounts, contestants, load, rounds, runtime } = measured;
  const base = contestants[0]!.name;
  const many = rounds === 1 ? 'One round' : `${rounds} rounds`;
  return [
    `## Requests per second of server CPU, on ${titles[runtime]}`,
    `${many}, ${amounts.counted} requests each after ${amounts.warm} that don't count; load of the machine ${load.map((value) => value.toFixed(1)).join(' to ')}.`,
    `${rounds === 1 ? 'Ratios' : 'Medians of the ratios'} to \`${base}\`:`,
    table(measured, (rates, others) => medianRatio(rates, others).toFixed(2)),
    ...noiseText(measured, medianRatio),
    `Requests per second of CPU time${rounds === 1 ? '' : ' in the best round of each'}, and as multiples of \`${base}\`:`,
    table(measured, (rates, others) => `${best(rates).toFixed(0)} (${bestRatio(rates, others).toFixed(2)})`),
    ...(rounds === 1 ? [] : noiseText(measured, bestRatio)),
    versionsLines(contestants),
  ].join('\n\n');
}

const titles: { readonly [R in Runtime]: string } = { node: 'Node', bun: 'Bun', deno: 'Deno' };

function table(
  { contestants, works }: MeasuredRuntime,
  cell: (rates: readonly number[], base: readonly number[]) => string,
): string {
  const rows = contestants.map(({ name }) => {
    const cells = works.map(({ rates }) => {
      const own = rates.get(name);
      return own === undefined ? '' : cell(own, baseOf(contestants, rates));
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    `| | ${works.map(({ work }) => work.name).join(' | ')} |`,
    `|---|${works.map(() => '---:|').join('')}`,
    ...rows,
  ].join('\n');
}

/** The noise: how far the yardstick is from itself. */
function noiseText(
  { contestants, works }: MeasuredRuntime,
  ratio: (rates: readonly number[], base: readonly number[]) => number,
): readonly string[] {
  const [base, control] = contestants;
  if (control?.name !== `${base!.name} again`) return [];
  const distances = works.map(({ rates }) =>
    Math.abs(ratio(rates.get(control.name)!, baseOf(contestants, rates)) - 1),
  );
  const most = Math.max(...distances);
  return [
    `Noise: \`${control.name}\`, the same server, is ${percent(median(distances))} from 1.00 in the median of the works, ${percent(most)} at most. What differs by less differs by nothing.`,
  ];
}

const best = (rates: readonly number[]) => Math.max(...rates);

/** What slows a machine down slows a whole round of a server, but never speeds one up. */
const bestRatio = (rates: readonly number[], base: readonly number[]) => best(rates) / best(base);

function baseOf(contestants: readonly Contestant[], rates: Rates): readonly number[] {
  return rates.get(contestants[0]!.name)!;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

function versionsLines(contestants: readonly Contestant[]): string {
  const { runtime } = contestants[0]!;
  const program =
    runtime === 'bun' || runtime === 'deno'
      ? versionsText(runtimeModules, [runtime])
      : `Node ${process.versions.node}`;
  const named = contestants.filter(
    ({ name, packages }) => packages.length > 0 && name !== `${contestants[0]!.name} again`,
  );
  const lines = named.map(({ modules, name, packages }) => `${name}: ${versionsText(modules, packages)}`);
  return [program, ...lines].map((line) => `- ${line}`).join('\n');
}
