// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is what hostile text holds
import fc from 'fast-check';

/**
 * Code that would set a global variable if it ran, in each form in which a text may escape from its context.
 */
const canary = 'globalThis.canary=1';
const escapes = [
  `'+(${canary})+'`,
  `"+(${canary})+"`,
  `\${${canary}}`,
  `\`;${canary};\``,
  `*/${canary}/*`,
  `*\u200e/${canary}/*`,
  `\n${canary}\n`,
  `\u2028${canary}//`,
  `');${canary}//`,
  `"});${canary}//`,
  `/.test(${canary})||/`,
  `\\');${canary}//`,
  `</script><script>${canary}</script>`,
  `<img src=x onerror=${canary}>`,
  `'];${canary};['`,
];

const pieces = [
  ...[
    "'",
    '"',
    '`',
    '\\',
    '${',
    '}',
    '*/',
    '/*',
    '//',
    '</script>',
    '<!--',
    '-->',
    '{{',
    '%',
    '%zz',
    '%27',
    '#',
    '?',
    '&',
    '=',
  ],
  ...[
    '\n',
    '\r',
    '\t',
    '\0',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u2066',
    '\u200f',
    '\ufeff',
    '\u00ad',
    '\u00a0',
    ' ',
    '  ',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'undefined',
    'null',
    'then',
    'length',
    '0',
    '-1',
    '1e3',
  ],
  ...[
    'ünï',
    'e\u0301',
    'é',
    '日本',
    '😀',
    '\ud83d\ude00',
    'ſ',
    'İ',
    'ß',
    '$&',
    '$1',
    '$$',
    '~1',
    '~0',
    '@hidden',
    '@default x',
    '@ts-expect-error x',
    '{@link x}',
  ],
];

/** Lone surrogates cannot be encoded as UTF-8: sources contain them escaped, and they are never sent. */
const surrogates = ['\ud800', '\udfff'];

/** A text as a string literal, escaped where needed. */
export const code = (text: string): string =>
  JSON.stringify(text).replaceAll(/[\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`);

function texts(more: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces, ...more) },
    { weight: 2, arbitrary: fc.constantFrom(...escapes) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  );
  return fc.oneof(
    { weight: 12, arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'x'.repeat(3000), '😀'.repeat(500)) },
  );
}

/** Any text that UTF-8 can encode. */
export const wireText = texts([]);
/** Any text that a program can contain. */
export const anyText = texts(surrogates);

/** One line of a comment without a tag, as a reader of comments returns it: without spaces at its ends. */
export const commentText = wireText.map(
  (text) =>
    `x${text
      .replaceAll('*/', '*')
      .replaceAll(/[\r\n\u2028\u2029]/g, ' ')
      .replaceAll(/@/g, 'at ')}x`,
);

/**
 * A folder name without special meaning. Names that are not allowed are refused, and have tests of their own.
 */
export const folderText = wireText.map((text) =>
  `f${text
    .slice(0, 40)
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/[%#?\\/[\]{}\p{Cc}]/gu, '')
    .replaceAll(/[\u2028\u2029]/g, '')}`.normalize('NFC'),
);

/**
 * The name of a path parameter in a folder. Signs with a meaning in other routers are refused, and have tests
 * of their own.
 */
export const segmentText = folderText.map((text) =>
  text
    .replaceAll(/[:*]/g, '')
    .replace(/\.+$/, '')
    .replace(/=(?=\w+$)/, ''),
);

/** Names that may collide with those in generated code, its imports or JavaScript. */
export const names = fc.constantFrom(
  ...[
    'x',
    'page',
    'scope',
    'query',
    'form',
    'body',
    'input',
    'output',
    'item',
    'value',
    'result',
    'status',
    'text',
    'valid',
    'field',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'Object',
    'JSON',
    'Array',
    'String',
    'Number',
    'Promise',
    'Symbol',
  ],
  ...[
    'async',
    'of',
    'get',
    'set',
    'type',
    'as',
    'from',
    'satisfies',
    'accessor',
    'declare',
    'module',
    'global',
    'unique',
    'infer',
  ],
  ...[
    'ünï',
    'ſ',
    '$',
    '_',
    '$$',
    '__',
    'ℵ',
    'µ',
    'e\u0301',
    'é',
    'ａ',
    'İ',
    'x2',
    'isX',
    'readX',
    'writeX',
    'toInt',
    'fields',
    'pattern',
  ],
  ...[
    'undefined_',
    'globalThis',
    'Response',
    'Error',
    'Exchange',
    'Function',
    'process',
    'require',
    'exports',
    'name',
    'length',
    'then',
  ],
);
