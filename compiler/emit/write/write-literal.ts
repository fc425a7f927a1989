import type { LiteralType } from '../../model/model.ts';
import { literal, quote } from '../../print/quote.ts';
import { ranks } from '../ranks.ts';
import type { TypeFunctions } from '../type-functions.ts';

/** Up to this many literals are compared one by one; for more, a map is faster. */
const maxCompared = 8;

/** An expression for the JSON text of one of many literals. */
export function writeOneOfMany(type: LiteralType, value: string, functions: TypeFunctions): string {
  return `${functions.module.runtime('writeLiteral')}(${value}, ${literalTexts(type, functions)})`;
}

/**
 * The name of a function that writes one of a few literals. Their texts are known, so nothing is escaped or
 * joined at run time.
 */
export function literalFunction(type: LiteralType, functions: TypeFunctions): string | undefined {
  if (type.values.length > maxCompared) return undefined;
  return functions.ownFunction('write', type, (own) => {
    const lines = [
      `function ${own}(value: ${functions.typeText(type)}): string {`,
      ...type.values.map((one) => `  if (value === ${literal(one)}) return ${quote(JSON.stringify(one))};`),
      `  return ${refusal(type, 'value', functions)};`,
      '}',
    ];
    functions.module.add(lines.join('\n'), ranks.write);
  });
}

/**
 * The statement that refuses every value except the literal. Enum members are cast, because TypeScript does
 * not compare them with a literal.
 */
export function refuseOther(type: LiteralType, value: string, functions: TypeFunctions): string {
  const compared = type.enum ? `(${value} as unknown)` : value;
  return `if (${compared} !== ${literal(type.values[0])}) return ${refusal(type, value, functions)};`;
}

function refusal({ values }: LiteralType, value: string, functions: TypeFunctions): string {
  const declared = quote(values.map((one) => JSON.stringify(one)).join(' | '));
  return `${functions.module.runtime('unmatched')}(${value}, ${declared})`;
}

/** The name of a module's constant that holds the literals with their texts. */
function literalTexts({ values }: LiteralType, { module }: TypeFunctions): string {
  const list = literal(values);
  return module.constant(`texts of ${list}`, 'texts', (name) =>
    module.add(`const ${name} = ${module.runtime('literalTexts')}(${list});`, ranks.constants),
  );
}
