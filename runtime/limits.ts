/** How much of a request the app accepts. Every limit can be set for the app, in the config or in `createApp`. */
export interface Limits {
  /**
   * Bytes of a JSON or urlencoded body, and of all text fields of a multipart body together, default 1 MiB.
   * More is 413.
   */
  readonly body: number;
  /** Levels of nesting in a JSON body, default 128. More is 422 `json_invalid`. */
  readonly depth: number;
  /** Entries listed in one 422 answer, default 100. More are left out, but never the first. */
  readonly errors: number;
  /** Fields of one form, default 1,000. More is 413. */
  readonly fields: number;
  /** Files of one form, default 20. More is 413. */
  readonly files: number;
  /** Bytes of one uploaded file, default 10 MiB. More is 413. */
  readonly fileSize: number;
}

export const defaultLimits: Limits = {
  body: 1_048_576,
  depth: 128,
  errors: 100,
  fields: 1000,
  files: 20,
  fileSize: 10_485_760,
};

/** Later limits win over earlier ones; a limit that is `undefined` is not set. */
export function mergeLimits(...layers: readonly (Partial<Limits> | undefined)[]): Limits {
  const merged = { ...defaultLimits };
  for (const layer of layers) {
    if (layer === undefined) continue;
    for (const name of Object.keys(merged) as (keyof Limits)[]) {
      const limit = layer[name];
      if (limit !== undefined) merged[name] = checked(name, limit);
    }
  }
  return merged;
}

/** Zero is a limit like others: no files at all, or no body. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function checked(name: string, limit: number): number {
  if (isCount(limit)) return limit;
  throw new RangeError(`limits.${name} must be a whole number, zero or more: ${limit}`);
}
