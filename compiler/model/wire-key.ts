import type { TextParameter } from './model.ts';

/** The key by which inputs of one source are told apart. Header names are case-insensitive. */
export function wireKey({ source, wireName }: Pick<TextParameter, 'source' | 'wireName'>): string {
  return source === 'header' ? wireName.toLowerCase() : wireName;
}
