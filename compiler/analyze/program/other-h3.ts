import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import { isOwn } from '../context.ts';
import { importsOf } from './imports-of.ts';

/** How an app's imports are resolved. */
interface Resolution {
  readonly root: string;
  readonly own: readonly string[];
  /** The declaration file to which the app's `import 'routeclass'` resolves. */
  readonly runtime: string;
  readonly host: ts.ModuleResolutionHost;
}

/**
 * Reports every import of an h3 whose major version differs from the runtime's, and returns whether there are
 * any. npm hoists such an h3 where a tool depends on it and the app does not list h3 itself. Its events lack
 * members that the runtime's have, and its errors are other classes.
 */
export function reportOtherH3(
  program: ts.Program,
  { host, own, root, runtime }: Resolution,
  diagnostics: Diagnostics,
): boolean {
  const options = program.getCompilerOptions();
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const versionFor = (file: string) =>
    ts.resolveModuleName('h3', file, options, host, cache, undefined, ts.ModuleKind.ESNext).resolvedModule
      ?.packageId?.version;
  const wanted = versionFor(runtime);
  if (wanted === undefined) return false;
  const imports = program
    .getSourceFiles()
    .filter((file) => isOwn(file, { own }))
    .flatMap((file) => importsOf('h3', file));
  const others = imports.flatMap((span) => {
    const found = versionFor(span.file);
    return found === undefined || majorOf(found) === majorOf(wanted) ? [] : [{ span, found }];
  });
  for (const { found, span } of others) diagnostics.add('other-h3', span, found, wanted);
  return others.length > 0;
}

const majorOf = (version: string) => version.split('.')[0];
