/**
 * Bundles the server of the app in the current folder, as the `build` of `routeclass init` does; esbuild's
 * own command is no script of Node.
 */
import { buildSync } from 'esbuild';

buildSync({
  entryPoints: ['server.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
});
