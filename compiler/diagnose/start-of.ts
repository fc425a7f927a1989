import type { Span } from '../model/model.ts';

/** Where what is wrong with a file as a whole is shown: before its first character. */
export const startOf = (file: string): Span => ({ file, start: 0, end: 0 });
