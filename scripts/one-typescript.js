/**
 * In the published command line typia, the emitter and the analysis share one TypeScript, the command line's
 * own: each further copy, ts-morph's among them, would take a quarter of a second to load. It is required,
 * not imported: Node reads all of a CommonJS file for names before it imports it.
 */
export const oneTypeScript = {
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
