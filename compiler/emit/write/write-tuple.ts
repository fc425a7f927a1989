import type { TupleType, Type } from '../../model/model.ts';
import { itemCount } from '../../model/walk.ts';
import { type Body, functionText } from '../../print/function.ts';
import type { RuntimeValue } from '../../print/module.ts';
import { ranks } from '../ranks.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { itemFunction, writeValue } from './write.ts';

/**
 * The body of a function that writes a tuple. Optional items, the rest and the items after it are written in
 * loops.
 */
export function writeItems(type: TupleType, functions: TypeFunctions): Body {
  return { before: [lengthCheck(type, functions)], expression: itemTexts(type, functions) };
}

/** The name of the function that writes a tuple without a name. */
export function tupleFunction(type: TupleType, functions: TypeFunctions): string {
  return functions.ownFunction('write', type, (own) => {
    const items = writeItems(type, functions);
    const signature = `${own}(value: ${functions.typeText(type)}): string`;
    functions.module.add(functionText(signature, items), ranks.write);
  });
}

/** Surplus items are not checked. */
function lengthCheck(type: TupleType, { module }: TypeFunctions): string {
  const { least, most } = itemCount(type);
  return `${module.runtime('expectItems')}(value, ${least}, ${most});`;
}

function itemTexts(type: TupleType, functions: TypeFunctions): string {
  const { items, rest, tail } = type;
  const call = (name: RuntimeValue, one: Type, ...range: number[]) => {
    const item = itemFunction(one, functions, `: ${functions.typeText(one)}`);
    return `\${${functions.module.runtime(name)}(${['value', item, ...range].join(', ')})}`;
  };
  const pieces = items.map((one, i) =>
    one.optional
      ? call('writeOptionalItem', one.type, i)
      : `,\${${writeValue(one.type, `value[${i}]`, functions)}}`,
  );
  if (rest) pieces.push(call('writeRange', rest, items.length, ...(tail.length > 0 ? [-tail.length] : [])));
  pieces.push(
    ...tail.map((one, i) => {
      const from = i - tail.length;
      return call('writeRange', one, from, ...(from === -1 ? [] : [from + 1]));
    }),
  );
  const [first, ...more] = pieces;
  if (first === undefined) return "'[]'";
  if (first.startsWith(',')) return `\`[${first.slice(1)}${more.join('')}]\``;
  return `\`[\${\`${pieces.join('')}\`.slice(1)}]\``;
}
