import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, Diagnostics } from '../../compiler/diagnose/diagnostic.ts';
import type { Segment } from '../../compiler/model/model.ts';
import { pathShape, pathText } from '../../compiler/model/path.ts';
import { relativePath } from '../../compiler/paths.ts';
import { readPath } from '../../compiler/scan/read-path.ts';
import { scan } from '../../compiler/scan/scan.ts';
import type { Settings } from '../../compiler/settings.ts';
import { folderOfPath } from './route-path.ts';

/** Where the page of a path is written, or why it cannot be. */
type Place =
  | {
      readonly kind: 'free';
      readonly file: string;
      readonly path: readonly Segment[];
      /** The paths of the existing pages. */
      readonly others: readonly (readonly Segment[])[];
    }
  | { readonly kind: 'taken'; readonly file: string }
  | { readonly kind: 'wrong'; readonly diagnostics: readonly Diagnostic[] };

/** Finds the place of a path's page, by the compiler's own reading of the folder. */
export function placeOf(path: string, settings: Settings): Place {
  const diagnostics = new Diagnostics();
  const folder = folderOfPath(path, settings.routes);
  const segments = readPath(folder, undefined, diagnostics);
  if (segments === undefined) return { kind: 'wrong', diagnostics: diagnostics.sorted() };
  const file = join(settings.routes, folder, 'page.ts');
  if (existsSync(file)) return { kind: 'taken', file };

  // Faults elsewhere in the app are left to a build to report. A missing routes folder is none here.
  const pages = scan(settings, new Diagnostics());
  const existing = pages.find((page) => pathShape(page.path) === pathShape(segments));
  if (existing === undefined)
    return { kind: 'free', file, path: segments, others: pages.map((page) => page.path) };
  const shown = relativePath(settings.root, existing.file);
  diagnostics.add('duplicate-path', undefined, pathText(segments), pathText(existing.path), shown);
  return { kind: 'wrong', diagnostics: diagnostics.sorted() };
}
