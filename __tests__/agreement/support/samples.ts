import { join } from 'node:path';

/** The folder of the samples. */
export const samples = join(import.meta.dirname, '../../samples');
