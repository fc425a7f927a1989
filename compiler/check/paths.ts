import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model, Route } from '../model/model.ts';
import { pathShape, pathText } from '../model/path.ts';
import { relativePath } from '../paths.ts';

/** Reports two pages that would answer the same requests. */
export function checkPaths(model: Model, root: string, diagnostics: Diagnostics): void {
  const taken = new Map<string, Route>();
  for (const route of model.routes) {
    const shape = pathShape(route.path);
    const other = taken.get(shape);
    if (other)
      diagnostics.add(
        'duplicate-path',
        route.classSpan,
        pathText(route.path),
        pathText(other.path),
        relativePath(root, other.file),
      );
    else taken.set(shape, route);
  }
}
