import { isObject } from '../json/is-object.ts';
import { merged, together } from './merged.ts';

/** One of several types that a value may have: whether it has it, and what is read of it then. */
export interface Reading {
  fits(value: unknown): boolean;
  read(value: unknown): unknown;
}

/**
 * What the readings that fit a value hold together: the one that keeps the most of it, and with it all that
 * agree. Two disagree where what one fills in is no value of the other. Undefined where none fits.
 */
export function readFitting(value: unknown, readings: readonly Reading[]): unknown {
  const fitting = readings
    .filter(({ fits }) => fits(value))
    .map(({ fits, read }): Read => ({ fits, is: read(value) }))
    .sort((a, b) => kept(value, b.is) - kept(value, a.is));
  const agreeing: Read[] = [];
  for (const one of fitting) if (agreeing.every((other) => agree(value, one, other))) agreeing.push(one);
  return agreeing.reduce<unknown>((all, { is }) => merged(all, is), undefined);
}

/** A reading, and what it gave. */
interface Read extends Pick<Reading, 'fits'> {
  readonly is: unknown;
}

function agree(value: unknown, one: Read, other: Read): boolean {
  return one.fits(together(value, other.is)) && other.fits(together(value, one.is));
}

/** How many parts of a value are in what was read of it. */
function kept(value: unknown, read: unknown): number {
  if (Array.isArray(value) && Array.isArray(read))
    return value.reduce<number>((sum, item, i) => sum + kept(item, read[i]), 1);
  if (!isObject(value) || !isObject(read)) return 1;
  const names = Object.keys(read).filter((name) => Object.hasOwn(value, name));
  return names.reduce((sum, name) => sum + kept(value[name], read[name]), 1);
}
