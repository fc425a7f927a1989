import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Frees all objects that nothing refers to any more. */
export const collectGarbage: () => void = runInNewContext('gc');
