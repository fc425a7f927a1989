import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import { startOf } from '../../diagnose/start-of.ts';
import { relativePath, slashed } from '../../paths.ts';
import type { Settings } from '../../settings.ts';

/**
 * Reports sources of routes that Node takes for CommonJS where generated code is of modules, one for each
 * package.json that is the reason, and says whether there is any: such an import gives what a page exports in
 * the place of its class.
 */
export function reportCommonJs(
  sources: readonly string[],
  { out, root }: Pick<Settings, 'out' | 'root'>,
  { host, options }: { readonly host: ts.ModuleResolutionHost; readonly options: ts.CompilerOptions },
  diagnostics: Diagnostics,
): boolean {
  const cache = ts.createModuleResolutionCache(root, (name) => name, options).getPackageJsonInfoCache();
  const formatOf = (file: string) => ts.getImpliedNodeFormatForFile(file, cache, host, options);
  if (formatOf(slashed(join(out, 'dispatch.ts'))) !== ts.ModuleKind.ESNext) return false;
  const blamed = new Set<string | undefined>();
  for (const file of sources) {
    if (formatOf(file) !== ts.ModuleKind.CommonJS) continue;
    const manifest = ts.findConfigFile(dirname(file), (path) => host.fileExists(path), 'package.json');
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
