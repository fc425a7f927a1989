import type { Property } from '../model/model.ts';
import type { Module } from '../print/module.ts';
import { literal } from '../print/quote.ts';
import { ranks } from './ranks.ts';

/**
 * The name of a module's constant that holds the names of an object's fields; all its other keys are under
 * index signatures.
 */
export function fieldSet(properties: readonly Property[], module: Module): string {
  const names = literal(properties.map(({ name }) => name));
  return module.constant(names, 'fields', (name) => {
    const of = properties.length === 0 ? 'new Set<string>()' : `new Set(${names})`;
    module.add(`const ${name} = ${of};`, ranks.constants);
  });
}
