import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Routes } from 'routeclass';
import { formatDiagnostics, type Settings } from '../../../compiler/index.ts';
import { writeOutput } from '../../../compiler/write/write.ts';
import { compilerOf } from './compile.ts';
import { temporaryFolder, writeFiles } from './temporary.ts';

export interface BuiltApp {
  /** The app's folder. */
  readonly root: string;
  readonly routes: Routes;
  remove(): void;
}

/** Writes an app, compiles it in this process, and loads the output. Its routes are in `routes/`. */
export async function buildApp(
  files: { readonly [path: string]: string },
  settings?: Partial<Settings>,
): Promise<BuiltApp> {
  const root = temporaryFolder();
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    writeFiles(root, { 'package.json': '{"type":"module"}', ...files });
    const result = compilerOf(root, settings).compile();
    if (!result.ok) throw new Error(formatDiagnostics(result.diagnostics, { root, color: false }));
    writeOutput(join(root, 'generated'), result.files, root);
    const { routes }: { routes: Routes } = await import(join(root, 'generated/dispatch.ts'));
    return { root, routes, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
