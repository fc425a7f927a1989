/** Limits on the size of a request. Each can be set for the app, in the config or in `createApp`. */
export interface Limits {
  /**
   * Bytes of a JSON or urlencoded body, or of all text fields of a multipart body together. Default 1 MiB. A
   * larger body is a 413.
   */
  readonly body: number;
  /** Levels of nesting in a JSON body. Default 128. Deeper nesting is a 422 `json_invalid`. */
  readonly depth: number;
  /** Entries in one 422 answer. Default 100. Further entries are left out; the first one is always listed. */
  readonly errors: number;
  /** Fields in one form. Default 1,000. More fields are a 413. */
  readonly fields: number;
  /** Files in one form. Default 20. More files are a 413. */
  readonly files: number;
  /** Bytes of one uploaded file. Default 10 MiB. A larger file is a 413. */
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

/** The defaults overridden by each layer in turn. An `undefined` limit does not override. */
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

/** Whether a value can be a limit. Zero can: no files at all, or no body. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function checked(name: string, limit: number): number {
  if (isCount(limit)) return limit;
  throw new RangeError(`limits.${name} must be a whole number, zero or more: ${limit}`);
}
