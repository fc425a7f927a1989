import type { Span } from '../model/model.ts';

/** The span for a fault of a whole file: before its first character. */
export const startOf = (file: string): Span => ({ file, start: 0, end: 0 });
