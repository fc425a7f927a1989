// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is what hostile text holds
import fc from 'fast-check';

/** What would leave its trace on `globalThis` if it ran, in each way in which a text may get out of its place. */
const canary = 'globalThis.canary=1';
const escapes = [
  `'+(${canary})+'`,
  `"+(${canary})+"`,
  `\${${canary}}`,
  `\`;${canary};\``,
  `*/${canary}/*`,
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
    '{@link x}',
  ],
];

/** Lone surrogates have no UTF-8: they stand in sources escaped, and never on the wire. */
const surrogates = ['\ud800', '\udfff'];

/** Text as it may stand in a source between quotes: escaped where it must be. */
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

/** Any text that UTF-8 has. */
export const wireText = texts([]);
/** Any text of a program. */
export const anyText = texts(surrogates);

/** One line of a comment that says no tag, as its reader takes it: spaces at its ends are not part of it. */
export const commentText = wireText.map(
  (text) =>
    `x${text
      .replaceAll('*/', '*')
      .replaceAll(/[\r\n\u2028\u2029]/g, ' ')
      .replaceAll(/@/g, 'at ')}x`,
);

/** A folder's name that says nothing of its own: what may not stand in one is refused, and tested so. */
export const folderText = wireText.map(
  (text) =>
    `f${text
      .slice(0, 40)
      .replaceAll(/\p{Surrogate}/gu, '')
      .replaceAll(/[%#?\\/[\]{}\p{Cc}]/gu, '')
      .replaceAll(/[\u2028\u2029]/g, '')}`,
);

/** A parameter's name in a folder: what other routers say by signs in it is refused, and tested so. */
export const segmentText = folderText.map((text) =>
  text
    .replaceAll(/[:*]/g, '')
    .replace(/\.+$/, '')
    .replace(/=(?=\w+$)/, ''),
);

/** Names that generated code, its imports or JavaScript itself might take for their own. */
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
