import fc from 'fast-check';

const surrogates = 0x800;

/**
 * A text of one code point, whichever, but no lone surrogate. fast-check's own, `unit: 'binary'`, takes a
 * second and 100 MB to set up.
 */
export const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - surrogates })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + surrogates));
