import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model, Route } from '../model.ts';
import { pathShape, pathText } from '../scan/segments.ts';

/** Two pages must not answer the same requests. */
export function checkPaths(model: Model, diagnostics: Diagnostics): void {
  const taken = new Map<string, Route>();
  for (const route of model.routes) {
    const shape = pathShape(route.path);
    const other = taken.get(shape);
    if (other) diagnostics.add('duplicate-path', route.classSpan, pathText(route.path), `${pathText(other.path)}\` in \`${pageOf(other)}`);
    else taken.set(shape, route);
  }
}

const pageOf = ({ folder }: Route) => (folder === '' ? 'page.ts' : `${folder}/page.ts`);
