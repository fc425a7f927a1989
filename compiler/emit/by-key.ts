import type { IndexSignature, Type } from '../model/model.ts';
import type { Module } from '../print/module.ts';
import { patternConstant } from './pattern.ts';
import { isInPlace } from './read/in-place.ts';

/** What is done with a value under a key. */
interface Use {
  /** The parameter. */
  readonly value: 'value: any' | 'item';
  /** What is given for a key of no signature. */
  readonly otherwise: string;
  /** An expression in the parameter. */
  make(type: Type): string;
  /** How a type is written, where values are gone through. */
  typeText?(type: Type): string;
}

/**
 * A function of a value and its key: a chain of questions about the key, the narrowest first, and what `make`
 * says of the value.
 */
export function byKey(indexes: readonly IndexSignature[], use: Use, module: Module): string {
  const { make, otherwise, value } = use;
  const name = value.replace(/:.*/, '');
  const [only, ...more] = indexes;
  const parameter = (type: Type) =>
    use.typeText && isInPlace(type) ? `${name}: ${use.typeText(type)}` : undefined;
  const made = (type: Type) => {
    const typed = more.length > 0 ? parameter(type) : undefined;
    const expression = make(type);
    return typed === undefined || expression === name ? expression : `((${typed}) => ${expression})(${name})`;
  };
  const body = chain(indexes, module, made, otherwise);
  const used = (more.length === 0 ? parameter(only!.value) : undefined) ?? value;
  const first = new RegExp(`\\b${name}\\b`).test(body) ? used : `_${name}`;
  return only!.key ? `(${first}, key) => ${body}` : `(${first}) => ${body}`;
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
