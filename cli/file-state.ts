import { statSync } from 'node:fs';

/**
 * A text that changes whenever a file is written, also with the same content. Undefined where the file cannot
 * be read, or was written at or after `since`, in milliseconds.
 */
export function stateOf(path: string, since = Number.POSITIVE_INFINITY): string | undefined {
  try {
    const stats = statSync(path, { bigint: true });
    if (Number(stats.ctimeMs) >= since) return undefined;
    return [stats.size, stats.mtimeNs, stats.ctimeNs, stats.ino].join(' ');
  } catch {
    return undefined; // It is gone, or a link to itself, or a folder on its path is a file now.
  }
}
