/**
 * Bundles the server of the app in the current folder, like the `build` script of a new app. esbuild's own
 * command is a native program, and cannot be measured as a script of Node.
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
