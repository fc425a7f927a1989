import type { Type, UnionType } from '../model.ts';
import { resolved } from '../model-walk.ts';
import { discriminatorOf } from './discriminator.ts';
import { mixable } from './overlap.ts';
import { ranks } from './ranks.ts';
import { memberTest, told } from './read-union.ts';
import { switchLines } from './switch.ts';
import type { TypeFunctions } from './type-functions.ts';
import { writeValue } from './write.ts';

/** The JSON text of a union without a name: `T | null` in place, others by a function of their own. */
export function writeUnion(union: UnionType, value: string, functions: TypeFunctions): string {
  const [only, ...more] = union.members.filter(({ kind }) => kind !== 'null');
  if (more.length === 0) return `${value} === null ? 'null' : ${writeValue(only!, value, functions)}`;
  const name = functions.ownFunction('write', union, (own) => {
    const lines = writeUnionLines(union, functions);
    functions.module.add(
      `function ${own}(value: ${functions.typeText(union)}): string {\n${lines.join('\n')}\n}`,
      ranks.write,
    );
  });
  return `${name}(${value})`;
}

/** The statements that write `value`. The member that fits is the one that is written, so that its declared fields are. */
export function writeUnionLines(union: UnionType, functions: TypeFunctions): readonly string[] {
  const { models } = functions;
  const objects = union.members.filter((one) => resolved(one, models).kind === 'object');
  const discriminator = discriminatorOf(objects, models);
  const present = functions.output.byDetail(union.members.filter(({ kind }) => kind !== 'null'));
  const others = discriminator ? present.filter((one) => !objects.includes(one)) : present;
  const mixed = mixable(others, functions.output);
  const single = others.filter((one) => !mixed.includes(one));
  const unmatched = `${functions.module.runtime('unmatched')}(value)`;
  return [
    ...(present.length < union.members.length ? ["  if (value === null) return 'null';"] : []),
    ...single.map((one) => {
      const test = memberTest(one, union, 'value', functions);
      return `  if (${test}) return ${writeValue(one, told(one, union, 'value', functions), functions)};`;
    }),
    ...(mixed.length > 0 ? mixedLines(mixed, functions) : []),
    ...(discriminator
      ? switchLines(
          { value: 'value', discriminator, isWider: others.length > 0, otherwise: unmatched },
          (type, value) => writeValue(type, value, functions),
          functions,
        )
      : [`  return ${unmatched};`]),
  ];
}

/** Whoever fits several members is written with the fields of each. */
function mixedLines(mixed: readonly Type[], functions: TypeFunctions): readonly string[] {
  const merged = functions.module.runtime('mergedText');
  const lines = mixed.map((one, i) => {
    const written = writeValue(one, 'value', functions);
    const text = i === 0 ? written : `${merged}(text, ${written})`;
    return `  if (${functions.condition(one, 'value')}) text = ${text};`;
  });
  return ["  let text = '';", ...lines, "  if (text !== '') return text;"];
}
