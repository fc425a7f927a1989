import type { Cases } from '../support/cases.ts';
import { access } from './access.ts';
import { branded } from './branded.ts';
import { classes } from './classes.ts';
import { conditional } from './conditional.ts';
import { constants } from './constants.ts';
import { defaults } from './defaults.ts';
import { discriminated } from './discriminated.ts';
import { drizzle } from './drizzle.ts';
import { enums } from './enums.ts';
import { flat } from './flat.ts';
import { functions } from './functions.ts';
import { generics } from './generics.ts';
import { hostile } from './hostile.ts';
import { indexes } from './indexes.ts';
import { intersections } from './intersections.ts';
import { large } from './large.ts';
import { literals } from './literals.ts';
import { mapped } from './mapped.ts';
import { names } from './names.ts';
import { optional } from './optional.ts';
import { overlapping } from './overlapping.ts';
import { packages } from './packages.ts';
import { recursive } from './recursive.ts';
import { templates } from './templates.ts';
import { tuples } from './tuples.ts';
import { unions } from './unions.ts';
import { zod } from './zod.ts';

/** Every theme, by its file in `types/`. */
export const themes: { readonly [theme: string]: Cases } = {
  access,
  branded,
  classes,
  conditional,
  constants,
  defaults,
  discriminated,
  drizzle,
  enums,
  flat,
  functions,
  generics,
  hostile,
  indexes,
  intersections,
  large,
  literals,
  mapped,
  names,
  optional,
  overlapping,
  packages,
  recursive,
  templates,
  tuples,
  unions,
  zod,
};
