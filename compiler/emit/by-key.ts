import type { IndexSignature, Type } from '../model/model.ts';
import type { Module } from '../print/module.ts';
import { patternConstant } from './pattern.ts';
import { isInPlace } from './read/ways.ts';

/** How a generated function treats the value of a key. */
interface Use {
  /** The parameter of the function. */
  readonly value: 'value: any' | 'item';
  /** The expression for a key to which no index signature applies. */
  readonly otherwise: string;
  /** The expression for a value of this type, over the parameter. */
  make(type: Type): string;
  /** The text of a type, where the parameter has a type annotation. */
  typeText?(type: Type): string;
}

/**
 * A function of a value and its key. It tests the key against each index signature, the narrowest first, and
 * evaluates the expression that `make` returns for the type of the first that applies.
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

/** The chain of conditions on `key`, without the function around it. */
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
