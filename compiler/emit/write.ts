import type { Property, Type } from '../model.ts';
import { member } from '../print/quote.ts';
import { mixable } from './overlap.ts';
import { ranks } from './ranks.ts';
import { used } from './read.ts';
import type { TypeFunctions } from './type-functions.ts';

/** An expression for the JSON text of `value`: its declared fields alone, whatever else it holds. */
export function writeValue(type: Type, value: string, functions: TypeFunctions): string {
  const call = (name: string, ...more: string[]) =>
    `${functions.module.runtime(name)}(${[value, ...more].join(', ')})`;
  switch (type.kind) {
    case 'string':
      return call('writeString');
    case 'number':
      return call('writeNumber');
    case 'boolean':
      return call('writeBoolean');
    case 'date':
      return call('writeDate');
    case 'literal':
      return call('writeLiteral');
    case 'unknown':
      return call('writeUnknown');
    case 'null':
      return "'null'";
    case 'list':
      return call('writeList', itemFunction(type.item, functions));
    case 'record':
      return call('writeRecord', itemFunction(type.value, functions));
    case 'model':
      return `${functions.modelFunction('write', type.id)}(${value})`;
    case 'object':
      return `${objectFunction(type, functions)}(${value})`;
    case 'union':
      return writeUnion(type, value, functions);
  }
}

/** The name of a function that writes the type: its own one where it has one. */
export function itemFunction(type: Type, functions: TypeFunctions): string {
  const own: Partial<Record<Type['kind'], string>> = {
    string: 'writeString',
    number: 'writeNumber',
    boolean: 'writeBoolean',
    date: 'writeDate',
    unknown: 'writeUnknown',
  };
  const name = own[type.kind];
  if (name !== undefined) return functions.module.runtime(name);
  if (type.kind === 'model') return functions.modelFunction('write', type.id);
  if (type.kind === 'null') return "() => 'null'";
  return type.kind === 'object'
    ? objectFunction(type, functions)
    : `(item) => ${writeValue(type, 'item', functions)}`;
}

/** The JSON text of an object's fields, a line for each. */
export function writeFields(properties: readonly Property[], functions: TypeFunctions): string {
  if (properties.length === 0) return "'{}'";
  const firstFixed = properties.findIndex(({ optional }) => !optional);
  const pieces = properties.map((property, i) => {
    const [before, after] =
      firstFixed === -1 || i > firstFixed ? [',', ''] : i < firstFixed ? ['', ','] : ['', ''];
    const piece = fieldText(property, before, after, functions);
    return property.optional ? `(${member('value', property.name)} === undefined ? '' : ${piece})` : piece;
  });
  if (firstFixed === -1) return `\`{\${(${pieces.join(' +\n    ')}).slice(1)}}\``;
  return joinPieces(["'{'", ...pieces, "'}'"]);
}

function fieldText(
  { name, type }: Property,
  before: string,
  after: string,
  functions: TypeFunctions,
): string {
  const key = templateText(`${before}${JSON.stringify(name)}:`);
  const written = writeValue(type, member('value', name), functions);
  return type.kind === 'null' ? `\`${key}null${after}\`` : `\`${key}\${${written}}${after}\``;
}

/** Puts the braces into the templates beside them. */
function joinPieces(pieces: string[]): string {
  const [first, ...rest] = pieces.slice(1, -1);
  const opened = first!.startsWith('`') ? [`\`{${first!.slice(1)}`] : ["'{'", first!];
  const all = [...opened, ...rest];
  const last = all.at(-1)!;
  const closed = last.endsWith('`') ? [...all.slice(0, -1), `${last.slice(0, -1)}}\``] : [...all, "'}'"];
  return closed.join(' +\n  ');
}

/** Text for a template literal. */
function templateText(text: string): string {
  return text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replace(
      /[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
    );
}

function objectFunction(type: Extract<Type, { kind: 'object' }>, functions: TypeFunctions): string {
  return functions.ownFunction('write', type, (own) => {
    const fields = writeFields(type.properties, functions);
    functions.module.add(
      `const ${own} = (${used('value', type.properties)}: ${functions.annotation(type)}): string =>\n  ${fields};`,
      ranks.write,
    );
  });
}

/** The member that fits is the one that is written, so that its declared fields are. */
function writeUnion(
  union: Extract<Type, { kind: 'union' }>,
  value: string,
  functions: TypeFunctions,
): string {
  const others = functions.output.byDetail(union.members.filter(({ kind }) => kind !== 'null'));
  const nullable = others.length < union.members.length;
  if (others.length === 1) return `${value} === null ? 'null' : ${writeValue(others[0]!, value, functions)}`;
  const name = functions.ownFunction('write', union, (own) => {
    const mixed = mixable(others, functions.output);
    const single = others.filter((one) => !mixed.includes(one));
    const lines = single.map(
      (one) => `  if (${functions.condition(one, 'value')}) return ${writeValue(one, 'value', functions)};`,
    );
    if (mixed.length > 0) lines.push(...mixedLines(mixed, functions));
    if (nullable) lines.unshift("  if (value === null) return 'null';");
    const text = [
      `function ${own}(value: ${functions.typeText(union)}): string {`,
      ...lines,
      `  return ${functions.module.runtime('unmatched')}(value);`,
      '}',
    ];
    functions.module.add(text.join('\n'), ranks.write);
  });
  return `${name}(${value})`;
}

/** Whoever fits several members is written with the fields of each. */
function mixedLines(mixed: readonly Type[], functions: TypeFunctions): readonly string[] {
  const fits = mixed.map((one) => functions.condition(one, 'value'));
  const parts = mixed.map(
    (one, i) => `      ...(${fits[i]} && JSON.parse(${writeValue(one, 'value', functions)})),`,
  );
  return [`  if (${fits.join(' || ')}) {`, '    return JSON.stringify({', ...parts, '    });', '  }'];
}
