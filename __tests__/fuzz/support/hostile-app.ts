import fc from 'fast-check';
import { anyText, code, commentText, folderText, names, segmentText, wireText } from './hostile-texts.ts';

/** The texts of one app, by where they are used. */
export const hostileCase = fc.record({
  folder: folderText,
  segment: segmentText,
  group: folderText,
  alias: wireText.filter((text) => text !== ''),
  cookie: fc.constantFrom('a', '__proto__', "it's", '$', 'constructor'),
  fields: fc.uniqueArray(wireText, { minLength: 4, maxLength: 6 }),
  values: fc.uniqueArray(wireText, { minLength: 4, maxLength: 4 }),
  members: fc.uniqueArray(
    anyText.map((text) => `m${text}`),
    { minLength: 2, maxLength: 2 },
  ),
  fallback: anyText,
  initial: anyText,
  constant: anyText,
  pattern: wireText,
  template: wireText.map((text) => `t${text}`),
  message: wireText.map((text) => `m${text}`),
  description: anyText,
  example: anyText,
  comment: commentText,
  summary: commentText,
  tags: fc.uniqueArray(
    anyText.map((text) => `t${text}`),
    { minLength: 2, maxLength: 2 },
  ),
  config: fc.record({ title: anyText, version: anyText, description: anyText, server: wireText }),
  parameters: fc.uniqueArray(names, { minLength: 3, maxLength: 5 }),
  models: fc.uniqueArray(
    names.filter((name) => !reservedTypes.has(name)),
    { minLength: 3, maxLength: 3 },
  ),
  functions: fc.uniqueArray(
    names.filter((name) => name !== 'undefined_'),
    { minLength: 2, maxLength: 2 },
  ),
});

/** Names of types, or keywords, of TypeScript. */
const reservedTypes = new Set(['undefined', 'globalThis', 'type', 'as', 'infer', 'unique', 'declare']);

export type HostileCase = typeof hostileCase extends fc.Arbitrary<infer T> ? T : never;

/** A pattern that matches only this text. */
const patternOf = (text: string) => `^${text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`;

const field = (name: string) => (name === '__proto__' ? `['__proto__']` : code(name));

export function sourcesOf(one: HostileCase): { readonly [path: string]: string } {
  const [a, b, c] = one.models as [string, string, string];
  const [f, g] = one.functions as [string, string];
  return {
    'package.json': '{"type":"module"}',
    'lib/constants.ts': `export const text = ${code(one.constant)};\nexport enum Named { ${code(one.members[0]!)} = ${code(one.values[0]!)}, ${code(one.members[1]!)} = ${code(one.values[1]!)} }\n`,
    'routes/texts/page.ts': `import type { Body, Cookie, Field, Query } from 'routeclass';
import { Named, text } from '../../lib/constants.ts';

export interface HostileFields {
${one.fields.map((name, i) => `  /** ${one.comment} */\n  ${code(name)}: ${fieldTypes[i % fieldTypes.length]};`).join('\n')}
  deep?: { ${code(one.fields[0]!)}: string }[];
  defaulted: Field<string, { default: ${code(one.fallback)}; description: ${code(one.description)}; example: ${code(one.example)} }>;
}

export default class Texts {
  static tag = [${one.tags.map(code).join(', ')}];

  /**
   * ${one.summary}
   *
   * ${one.comment}
   */
  get(
    aliased?: Query<string, { alias: ${code(one.alias)}; description: ${code(one.description)} }>,
    one?: Query<${one.values.map(code).join(' | ')}>,
    named?: Query<Named>,
    patterned?: Query<string, { regex: ${code(patternOf(one.pattern))}; message: ${code(one.message)} }>,
    cookie?: Cookie<string, { alias: ${code(one.cookie)} }>,
    initial: Query<string> = ${code(one.initial)},
    constant: Query<string> = text,
  ) {
    return { aliased, one, named, patterned, cookie, initial, constant };
  }

  post(body: Body<HostileFields>): HostileFields {
    return body;
  }

  put(body: Body<{ [key: \`\${string}${one.template.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\`]: number }>) {
    return body;
  }

  patch(one: Body<{ kind: ${code(one.values[0]!)}; a: 1 } | { kind: ${code(one.values[1]!)}; b: string }>) {
    return one;
  }

  delete(): { [${field('literal')}]: ${code(one.values[2]!)} } {
    return { literal: ${code(one.values[2]!)} };
  }
}
`,
    [`routes/(${one.group})/${one.folder}/[${one.segment}]/page.ts`]: `import type { Path } from 'routeclass';

export default class {
  get(segment: Path<string, { alias: ${code(one.segment)} }>) {
    return { segment };
  }
}
`,
    'lib/functions.ts': `import type { Query } from 'routeclass';
const first = (given: Query<string, { alias: 'first' }>) => \`1\${given}\`;
const second = (given: Query<string, { alias: 'second' }>) => \`2\${given}\`;
export { first as ${f}, second as ${g} };
`,
    'routes/names/page.ts': `import type { Body, Depends, Query } from 'routeclass';
import type * as functions from '../../lib/functions.ts';

export interface ${a} { ${a}: string; next?: ${b} }
export interface ${b} { ${b}: number; next?: ${a} }
interface ${c} { ${c}: ${a}[] }

export default class Names {
  get(${one.parameters.map((name) => `${name}: Query<number>`).join(', ')}, d1: Depends<typeof functions.${f}>, d2: Depends<typeof functions.${g}>) {
    return [${one.parameters.join(', ')}, d1, d2].join();
  }

  post(${one.parameters[0]}: Body<${c}>): ${c} {
    return ${one.parameters[0]};
  }

  put(${one.parameters[1]}: Body<${b}>): ${b} {
    return ${one.parameters[1]};
  }
}
`,
  };
}

const fieldTypes = ['string', 'string', 'Field<string, { minLength: 1 }>', 'string | null'];
