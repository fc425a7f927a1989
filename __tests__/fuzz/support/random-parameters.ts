import fc from 'fast-check';

/** A page, with its folder. */
export interface RandomPage {
  readonly folder: string;
  readonly text: string;
}

/** A type for text inputs, with options of its declarator and a default. */
interface TextType {
  readonly type: string;
  readonly options?: readonly string[];
  readonly filled: string;
}

const of = (type: string, filled: string, ...options: string[]): TextType => ({ type, filled, options });

const scalars: readonly TextType[] = [
  of('string', "'d'"),
  of('string', "'dd'", 'minLength: 2', 'maxLength: 4'),
  of('string', "'aa'", "regex: '^a+$'"),
  of('string', "'2026-02-28'", "format: 'date'"),
  of('string', "'0b9a9c5e-7f4e-4c8e-9d7b-0a3f2f6a1b2c'", "format: 'uuid'"),
  of('int', '0'),
  of('int', '3', 'ge: 1', 'le: 5'),
  of('number', '1.5'),
  of('number', '2', 'gt: -1', 'multipleOf: 2'),
  of('boolean', 'false'),
  of("'x' | 'y z'", "'x'"),
  of('1 | 2.5', '1'),
  of("'x'", "'x'"),
  of('Color', 'Color.Red'),
  of('Level', 'Level.High'),
  of('Name', "'Ada'"),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of the page
  of('`n-${number}`', "'n-1'"),
];

const lists: readonly TextType[] = [
  of('string[]', "['d']"),
  of('int[]', '[]'),
  of('number[]', '[1]', 'minItems: 1', 'maxItems: 2'),
  of('boolean[]', '[true]'),
  of("('x' | 'y')[]", "['y']", 'uniqueItems: true'),
  of('Field<string, { minLength: 2 }>[]', "['dd']"),
  of('readonly Color[]', '[Color.Red]'),
  of('Names', "['Ada']"),
];

/** Names that generated code may use itself, and some unusual ones. */
const names = fc.constantFrom(
  ...['a', 'x', 'page', 'query', 'form', 'valid', 'value', 'text', 'input', 'status', 'body', 'scope', 'b'],
  ...['_', '$', 'cookies', 'headers', 'item_id', 'userAgent', 'toInt', 'undefined_', 'name', 'length', 'ü'],
);

const aliases: { readonly [source: string]: readonly string[] } = {
  Query: ['a-b', 'a[]', 'filter[x]', "it's", 'ü', 'a b', 'a&b', 'constructor', '$top', 'a.b', '1'],
  Form: ['a-b', 'a[]', 'ü', 'a b', 'constructor', 'a.b', '1'],
  Header: ['X-Thing', 'if-match', 'x_y', 'x.y'],
  Cookie: ['a-b', 'a.b', 'SID', '__Host-id'],
};

interface RandomParameter {
  readonly name: string;
  readonly source: string;
  readonly wireName: string;
  /** Whether it must follow required parameters, because a call may leave it out. */
  readonly isLast: boolean;
  /** The declaration. */
  readonly text: string;
}

function parameter(source: string): fc.Arbitrary<RandomParameter> {
  const types = source === 'Cookie' ? scalars : [...scalars, ...lists];
  const presence = fc.constantFrom('required', 'optional', 'default', 'null', 'undefined');
  const alias = fc.option(fc.constantFrom(...aliases[source]!), { freq: 3, nil: undefined });
  return fc
    .tuple(names, fc.constantFrom(...types), presence, alias)
    .map(([name, { filled, options = [], type }, how, alias]) => {
      // Without an alias, the header has the name of the parameter.
      const own =
        source === 'Header' && alias === undefined ? `${name.replaceAll(/[^a-z_]/gi, 'h')}_1` : name;
      const all = alias === undefined ? options : [...options, `alias: ${JSON.stringify(alias)}`];
      const whole = declared(source, type, all);
      const texts: { readonly [how: string]: string } = {
        required: `${own}: ${whole}`,
        optional: `${own}?: ${whole}`,
        default: `${own}: ${whole} = ${filled}`,
        null: `${own}: ${declared(source, `${type} | null`, all)} = null`,
        undefined: `${own}: ${whole} | undefined`,
      };
      const wireName = alias ?? (source === 'Header' ? own.replaceAll('_', '-') : own);
      return { name: own, source, wireName, isLast: /optional|default|null/.test(how), text: texts[how]! };
    });
}

function declared(source: string, type: string, options: readonly string[] = []): string {
  return `${source}<${type}${options.length > 0 ? `, { ${options.join('; ')} }` : ''}>`;
}

const field = fc
  .tuple(names, fc.constantFrom(...scalars, ...lists), fc.constantFrom('', '?', 'default'))
  .map(([name, { filled, options = [], type }, how]) => {
    const all = how === 'default' ? [...options, `default: ${filled}`] : options;
    const text = all.length > 0 ? `Field<${type}, { ${all.join('; ')} }>` : type;
    return [name, `  ${name}${how === '?' ? '?' : ''}: ${text};\n`] as const;
  });

const formModel = fc
  .uniqueArray(field, { minLength: 1, maxLength: 5, selector: ([name]) => name })
  .map((fields) => `interface Model {\n${fields.map(([, text]) => text).join('')}}\n`);

const path = fc.constantFrom<readonly [folder: string, parameter: string | undefined]>(
  ['', undefined],
  ...scalars.map(({ options, type }): [string, string] => ['[id]', `id: ${declared('Path', type, options)}`]),
  ['[...rest]', 'rest: Path<string>'],
);

/** The parameters of a method. No two have the same name on the wire, where header names ignore case. */
function parameters(...sources: readonly string[]): fc.Arbitrary<readonly RandomParameter[]> {
  return fc
    .uniqueArray(fc.constantFrom(...sources).chain(parameter), { maxLength: 6, selector: ({ name }) => name })
    .filter(
      (all) => new Set(all.map((one) => `${one.source} ${one.wireName}`.toLowerCase())).size === all.length,
    )
    .map((all) => [...all].sort((a, b) => Number(a.isLast) - Number(b.isLast)));
}

/** A page whose methods declare parameters of every kind. */
export const randomPage: fc.Arbitrary<RandomPage> = fc
  .tuple(path, parameters('Query', 'Header', 'Cookie'), parameters('Query', 'Form'), formModel, fc.boolean())
  .map(([[folder, own], get, post, model, isModel]) => {
    const list = (all: readonly RandomParameter[], ...first: (string | undefined)[]) =>
      [...first.filter((one) => one !== undefined), ...all.map(({ text }) => text)].join(', ');
    const rest = isModel ? post.filter(({ source }) => source !== 'Form') : post;
    const used = own === undefined ? '' : 'Path, ';
    return {
      folder,
      text: `import type { Cookie, Field, Form, Header, int, ${used}Query } from 'routeclass';

enum Color {
  Red = 'red',
  Green = 'green',
}

enum Level {
  Low,
  High = 5,
}

type Name = Field<string, { maxLength: 5 }>;
type Names = Name[];

${isModel ? model : ''}
export default class Page {
  get(${list(get, own)}): void {}

  post(${list(rest, own, isModel ? 'form1: Form<Model>' : undefined)}): void {}
}
`,
    };
  });
