import { answers } from './catalogue/answers.ts';
import { bodies } from './catalogue/bodies.ts';
import { classes } from './catalogue/classes.ts';
import { credentials } from './catalogue/credentials.ts';
import { dependencies } from './catalogue/dependencies.ts';
import { folders } from './catalogue/folders.ts';
import { options } from './catalogue/options.ts';
import { parameters } from './catalogue/parameters.ts';
import { types } from './catalogue/types.ts';

/**
 * Every diagnostic of a compilation, by its permanent code. Each is a function of the details of a case. The
 * message is one line without a full stop, and the hint says what to write instead. Each has a folder below
 * `__tests__/errors/`.
 */
export const catalogue = {
  ...folders,
  ...classes,
  ...answers,
  ...parameters,
  ...bodies,
  ...options,
  ...credentials,
  ...dependencies,
  ...types,
} as const;

export type Catalogue = typeof catalogue;
