import type { TextParameter } from './model.ts';

/** What tells the texts of one source apart: headers are found by their names in any case. */
export function wireKey({ source, wireName }: Pick<TextParameter, 'source' | 'wireName'>): string {
  return source === 'header' ? wireName.toLowerCase() : wireName;
}
