/** Formats that every text has: they only say how to show it. */
const annotating: ReadonlySet<string> = new Set(['password']);

/** Whether a format says which values there are. */
export const isRestricting = (format: string): boolean => !annotating.has(format);
