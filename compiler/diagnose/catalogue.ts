import { classes } from './catalogue/classes.ts';
import { credentials } from './catalogue/credentials.ts';
import { dependencies } from './catalogue/dependencies.ts';
import { folders } from './catalogue/folders.ts';
import { options } from './catalogue/options.ts';
import { parameters } from './catalogue/parameters.ts';
import { types } from './catalogue/types.ts';

/**
 * Every diagnostic of a compilation, once: its permanent code, and what it says. A function takes the details
 * of the case; the message is one line without a full stop, the hint says what to write instead. Each has its
 * folder under `__tests__/errors/`.
 */
export const catalogue = {
  ...folders,
  ...classes,
  ...parameters,
  ...options,
  ...credentials,
  ...dependencies,
  ...types,
} as const;

export type Catalogue = typeof catalogue;
