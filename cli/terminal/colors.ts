import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'isTTY' | 'hasColors'>;

/**
 * Whether to write colours to a stream. `FORCE_COLOR` decides first (`0` and `false` turn colours off), then
 * a non-empty `NO_COLOR`, then whether the stream is a terminal with colours.
 */
export function hasColors(stream: Output, env: NodeJS.ProcessEnv = process.env): boolean {
  const { FORCE_COLOR, NO_COLOR } = env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return stream.isTTY && stream.hasColors();
}
