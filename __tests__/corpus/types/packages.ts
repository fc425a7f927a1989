/** Types that a package declares. */
import type { Location, Metafile } from 'esbuild';
import type * as esbuild from 'esbuild';

export type Place = Location;
export type Meta = Pick<Metafile['outputs'][string], 'bytes' | 'inputs' | 'exports' | 'entryPoint'>;
export interface Report {
  where: Location | null;
  charset: esbuild.Charset;
  format?: import('esbuild').Format;
}
