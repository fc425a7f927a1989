import type { IndexSignature, Type } from '../model.ts';
import type { Module } from '../print/module.ts';
import { patternConstant } from './pattern.ts';

/**
 * A function of a value and its key: a chain of questions about the key, the narrowest first, and what `make` says of the value,
 * an expression in `value`; or else `otherwise`.
 */
export function byKey(
  indexes: readonly IndexSignature[],
  value: 'value: any' | 'item',
  module: Module,
  make: (type: Type) => string,
  otherwise: string,
): string {
  const body = chain(indexes, module, make, otherwise);
  const name = value.replace(/:.*/, '');
  const first = new RegExp(`\\b${name}\\b`).test(body) ? value : `_${name}`;
  return indexes[0]!.key ? `(${first}, key) => ${body}` : `(${first}) => ${body}`;
}

/** The questions about `key` alone. */
export function chain(
  indexes: readonly IndexSignature[],
  module: Module,
  make: (type: Type) => string,
  otherwise: string,
): string {
  return indexes.reduceRight(
    (rest, { key, value }) =>
      key ? `${patternConstant(key.pattern, module)}.test(key) ? ${make(value)} : ${rest}` : make(value),
    otherwise,
  );
}
