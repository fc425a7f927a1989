import type { TupleType, Type } from '../model.ts';
import { functionText } from '../print/function.ts';
import { ranks } from './ranks.ts';
import { used } from './read.ts';
import type { TypeFunctions } from './type-functions.ts';
import { itemFunction, writeValue } from './write.ts';

/** The JSON text of a tuple: what may be absent, the rest and what comes after it item by item. */
export function writeItems(type: TupleType, functions: TypeFunctions): string {
  const { items, rest, tail } = type;
  const list = (one: Type, from: number, to?: number) => {
    const range = [from, ...(to === undefined ? [] : [to])].join(', ');
    const item = itemFunction(one, functions, `: ${functions.typeText(one)}`);
    return `\${${functions.module.runtime('writeRange')}(value, ${item}, ${range})}`;
  };
  const pieces = items.map((one, i) =>
    one.optional ? list(one.type, i, i + 1) : `,\${${writeValue(one.type, `value[${i}]`, functions)}}`,
  );
  if (rest) pieces.push(tail.length > 0 ? list(rest, items.length, -tail.length) : list(rest, items.length));
  pieces.push(
    ...tail.map((one, i) =>
      list(one, i - tail.length, i === tail.length - 1 ? undefined : i - tail.length + 1),
    ),
  );
  const [first, ...more] = pieces;
  if (first === undefined) return "'[]'";
  if (first.startsWith(',')) return `\`[${first.slice(1)}${more.join('')}]\``;
  return `\`[\${\`${pieces.join('')}\`.slice(1)}]\``;
}

/** The name of the function that writes a tuple without a name. */
export function tupleFunction(type: TupleType, functions: TypeFunctions): string {
  return functions.ownFunction('write', type, (own) => {
    const text = writeItems(type, functions);
    const signature = `${own}(${used('value', type)}: ${functions.typeText(type)}): string`;
    functions.module.add(functionText(signature, text), ranks.write);
  });
}
