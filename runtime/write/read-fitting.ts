import { isObject } from '../json/is-object.ts';
import { merged, together } from './merged.ts';

/** One of several types that a value may have: checks the value, and reads its declared parts. */
interface Reading {
  fits(value: unknown): boolean;
  read(value: unknown): unknown;
}

/**
 * The merged result of the readings that fit a value: the one that keeps most of the value, and all that
 * agree with it. Two readings disagree if a default that one fills in is invalid for the other. Undefined if
 * none fits.
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

/** A reading with its result. */
interface Read extends Pick<Reading, 'fits'> {
  readonly is: unknown;
}

function agree(value: unknown, one: Read, other: Read): boolean {
  return one.fits(together(value, other.is)) && other.fits(together(value, one.is));
}

/** The number of parts of a value that its reading kept. */
function kept(value: unknown, read: unknown): number {
  if (Array.isArray(value) && Array.isArray(read))
    return value.reduce<number>((sum, item, i) => sum + kept(item, read[i]), 1);
  if (!isObject(value) || !isObject(read)) return 1;
  const names = Object.keys(read).filter((name) => Object.hasOwn(value, name));
  return names.reduce((sum, name) => sum + kept(value[name], read[name]), 1);
}
