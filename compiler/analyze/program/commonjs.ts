import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import { startOf } from '../../diagnose/start-of.ts';
import { relativePath, slashed } from '../../paths.ts';
import type { Settings } from '../../settings.ts';

/**
 * Reports route sources that Node loads as CommonJS although generated code consists of ES modules: importing
 * such a page gives its `exports` object and not its class. There is one diagnostic for each package.json
 * that is the cause. Returns whether there are any.
 */
export function reportCommonJs(
  sources: readonly string[],
  { out, root }: Pick<Settings, 'out' | 'root'>,
  { host, options }: { readonly host: ts.ModuleResolutionHost; readonly options: ts.CompilerOptions },
  diagnostics: Diagnostics,
): boolean {
  const cache = ts.createModuleResolutionCache(root, (name) => name, options).getPackageJsonInfoCache();
  // Node follows links before it looks for a package.json.
  const real = (file: string) => host.realpath?.(file) ?? file;
  const formatOf = (file: string) => ts.getImpliedNodeFormatForFile(real(file), cache, host, options);
  if (formatOf(slashed(join(out, 'dispatch.ts'))) !== ts.ModuleKind.ESNext) return false;
  const blamed = new Set<string | undefined>();
  for (const file of sources) {
    if (formatOf(file) !== ts.ModuleKind.CommonJS) continue;
    const manifest = ts.findConfigFile(dirname(real(file)), (path) => host.fileExists(path), 'package.json');
    if (blamed.has(manifest)) continue;
    blamed.add(manifest);
    diagnostics.add(
      'app-not-module',
      startOf(file),
      relativePath(root, file),
      manifest && relativePath(root, manifest),
    );
  }
  return blamed.size > 0;
}
