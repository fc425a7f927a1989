import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { Checks } from '../../compiler/emit/check/checks.ts';
import { Shapes } from '../../compiler/emit/check/shapes.ts';
import type { Property } from '../../compiler/model/model.ts';
import { Module } from '../../compiler/print/module.ts';

const span = { file: '', start: 0, end: 0 };
const field = (name: string): Property => ({
  name,
  type: { kind: 'number', int: true },
  optional: false,
  docs: {},
  span,
});

function checkOf(names: readonly string[]): (input: unknown) => boolean {
  const models = new Map();
  const shapes = new Shapes(models);
  const module = new Module('check.ts', { out: '/', extension: '.ts' });
  const shape = shapes.of({ kind: 'object', properties: names.map(field) });
  const condition = new Checks(module, shapes, models, () => 'never').shapeCondition(shape, 0);
  return runInNewContext(`(input) => ${condition}`);
}

test.each([[['length']], [['0']], [['0', 'length']]])('a list is no object with the fields %j', (names) => {
  const check = checkOf(names);
  expect(check({ 0: 1, length: 1 })).toBe(true);
  expect(check([1])).toBe(false);
});
