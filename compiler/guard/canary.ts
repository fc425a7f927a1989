import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { Checks } from '../emit/check/checks.ts';
import { Shapes } from '../emit/check/shapes.ts';
import type { Models, Property, Span, Type } from '../model/model.ts';
import { Module } from '../print/module.ts';

const nowhere: Span = { file: '', start: 0, end: 0 };
const field = (name: string, type: Type): Property => ({
  name,
  type,
  optional: false,
  docs: {},
  span: nowhere,
});

const canary: Type = {
  kind: 'object',
  properties: [
    field('count', { kind: 'number', int: true, ge: 1 }),
    field('ratio', { kind: 'number', int: false, ge: 0 }),
    field('names', { kind: 'list', item: { kind: 'string', minLength: 1 } }),
    field('state', { kind: 'literal', values: ['on', 'off'], enum: false }),
  ],
};

const good = { count: 1, ratio: 0.5, names: ['a'], state: 'on' };
const bad: readonly unknown[] = [
  null,
  'text',
  {},
  { ...good, count: 0 },
  { ...good, count: 1.5 },
  { ...good, count: '1' },
  { ...good, ratio: Number.POSITIVE_INFINITY },
  { ...good, ratio: Number.NaN },
  { ...good, names: 'a' },
  { ...good, names: [1] },
  { ...good, names: [''] },
  { ...good, state: 'other' },
];

/** Prints a check and runs it, because a check that accepts wrong values must never be written. */
export function canaryFault(print: () => string = printCanary): string | undefined {
  try {
    return faultOf(print());
  } catch (error) {
    return `a check cannot be printed or run: ${String(Object(error).message)}`;
  }
}

function faultOf(check: string): string | undefined {
  const script = ts.transpile(`const is = (input: any) => ${check}; is;`, { target: ts.ScriptTarget.ES2022 });
  const is = runInNewContext(script) as (input: unknown) => boolean;
  if (is(good) !== true) return 'a check that was printed to try them refuses a valid value';
  const passed = bad.find((value) => is(value) !== false);
  return passed === undefined
    ? undefined
    : `a check that was printed to try them lets ${JSON.stringify(passed)} pass`;
}

function printCanary(): string {
  const models: Models = new Map();
  const shapes = new Shapes(models);
  const module = new Module('canary.ts', { out: '/', extension: '.ts' });
  return new Checks(module, shapes, models, () => 'never').shapeCondition(shapes.of(canary), 0);
}
