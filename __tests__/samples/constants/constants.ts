export const most = 50;
export const limits = { body: 2_000 } as const;
export const tags = ['a', 'b'] as const;
const kib = 1024;
export const sizes = { most: 2 * kib ** 2 - 1, least: kib / 8 + (7 % 4) } as const;
export class Names {
  static readonly first = 'ada';
}
export namespace Defaults {
  export const size = 5;
}
const DARK = 'dark';
const LIGHT = 'light';
export const Theme = { DARK, LIGHT } as const;
export type Theme = (typeof Theme)[keyof typeof Theme];
