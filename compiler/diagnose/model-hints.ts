import type { TypeErrorHint } from './type-error-place.ts';

/** What is a type, too: the result of a call or a sum is none. */
const literal = /^(?:'[^']*'|"[^"]*"|-?[\d.]+|true|false|null|[[{][^(`]*[\]}])$/;

/** The hints for values in the place of types: defaults, schemas, and options in parentheses. */
export const modelHints: readonly TypeErrorHint[] = [
  [
    /^(?:An interface|A type literal) property cannot have an initializer$/,
    (_, { before = '', text = '' }) => {
      if (!literal.test(text)) return undefined;
      const [, name, type] = /([\w$]+): ([^:;={}]+) = $/.exec(before) ?? [];
      return name && `Write \`${name}: Field<${type}, { default: ${text} }>\`.`;
    },
  ],
  [
    /^'>' expected$/,
    (_, { before = '', text }) =>
      text === '(' && /\b(?:Body|Cookie|Field|Form|Header|Path|Query)<\w+(?:\.\w+)+$/.test(before)
        ? 'A schema is a value. Declare it before the class, as `const schema = z.object({ ... })`, and write the type of what it accepts: `z.infer<typeof schema>` with zod.'
        : undefined,
  ],
  [
    /^'[,;]' expected$/,
    (_, { before = '', text }) => {
      const [, name, declarator] = /(\w+\??): (Cookie|Field|Form|Header|Path|Query)$/.exec(before) ?? [];
      return text === '(' && name !== undefined
        ? `Options follow the type, in angle brackets: \`${name}: ${declarator}<int, { ge: 1 }>\`.`
        : undefined;
    },
  ],
];
