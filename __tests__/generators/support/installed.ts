import { join } from 'node:path';
import { apart } from '../../../scripts/install-apart.ts';

/** The folder with the generators, once they are installed. */
export const installed = apart(join(import.meta.dirname, '..'));
