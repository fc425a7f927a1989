import { alphabetically } from '../order.ts';
import { generatedHead, type ModuleFile, type OutputFile, runtimePath } from '../print/module.ts';

/**
 * The module through which all others import the runtime. A bundler that leaves packages external, such as
 * esbuild, repeats the import of a package for each file: with a thousand routes, these imports were a sixth
 * of the bundle, and took a third of the time in which V8 compiles it.
 */
export function emitRuntime(modules: readonly ModuleFile[]): OutputFile {
  const values = new Set(modules.flatMap(({ runtime }) => runtime.values));
  const names = new Set([...values, ...modules.flatMap(({ runtime }) => runtime.types)]);
  const lines = [...names]
    .sort(alphabetically)
    .map((name) => `  ${values.has(name) ? '' : 'type '}${name},\n`);
  const comment = '/** What the generated code uses of the runtime. */';
  const text = `${generatedHead('')}\n${comment}\nexport {\n${lines.join('')}} from 'routeclass/generated';\n`;
  return { path: runtimePath, text };
}
