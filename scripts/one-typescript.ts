import type { Plugin } from 'esbuild';

/**
 * An esbuild plugin: in the published command line, typia, the emitter and the analysis share one TypeScript.
 * Every further copy, such as that of ts-morph, would take a quarter of a second to load. TypeScript is
 * required, not imported, because Node scans a whole CommonJS file for its export names before it imports it.
 */
export const oneTypeScript: Plugin = {
  name: 'one-typescript',
  setup(build) {
    build.onResolve({ filter: /^(?:typescript|ts-morph)$/ }, () => ({
      path: 'typescript',
      namespace: 'one-typescript',
    }));
    build.onLoad({ filter: /.*/, namespace: 'one-typescript' }, () => ({
      contents: `
        import { createRequire } from 'node:module';
        export const ts = createRequire(import.meta.url)('typescript');
        export default ts;
      `,
      loader: 'js',
    }));
  },
};
