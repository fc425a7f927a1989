import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'isTTY' | 'hasColors'>;

/**
 * Whether what is written to a stream has colours. `FORCE_COLOR` decides first (`0` and `false` turn them
 * off), then `NO_COLOR` with any text in it, and without either the terminal, if it is one.
 */
export function hasColors(stream: Output, env: NodeJS.ProcessEnv = process.env): boolean {
  const { FORCE_COLOR, NO_COLOR } = env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return stream.isTTY && stream.hasColors();
}

const escapes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** A text in a colour, if there are colours. */
export function paint(name: keyof typeof escapes, text: string, on: boolean): string {
  const [open, close] = escapes[name];
  return on ? `\u001b[${open}m${text}\u001b[${close}m` : text;
}
