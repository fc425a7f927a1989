import { extname, join } from 'node:path';
import { SUPPORTED_EXTENSIONS } from 'c12';
import { editDistance } from '../../compiler/diagnose/suggest.ts';
import { namesIn } from '../../compiler/files/look.ts';

interface MisnamedConfig {
  /** Absolute path. */
  readonly file: string;
  /** The name that it should have. */
  readonly meant: string;
}

/** A file in a folder without a config that was probably meant as one; undefined where there is none. */
export function misnamedConfig(root: string): MisnamedConfig | undefined {
  for (const name of namesIn(root)) {
    const meant = meantConfig(name);
    if (meant !== undefined) return { file: join(root, name), meant };
  }
  return undefined;
}

/** Letters that may be missing, wrong or too many in a name that was meant as a config's. */
const maxSlips = 2;

/** The name of a config that was probably meant: for `route-class.config.ts`, `routeclass.conf.ts`. */
export function meantConfig(name: string): string | undefined {
  const extension = extname(name);
  const isModule = /^\.[cm]?[jt]sx?$/.test(extension);
  const isSupported = SUPPORTED_EXTENSIONS.some((one) => one === extension);
  if (!isModule && !isSupported) return undefined;
  const meant = `routeclass.config${isSupported ? extension : '.ts'}`;
  const letters = name.slice(0, -extension.length).replaceAll(/[-_.]/g, '');
  const isNear = editDistance(letters.toLowerCase(), 'routeclassconfig') <= maxSlips;
  return isNear && name !== meant ? meant : undefined;
}
