import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model, Route, Span, Verb } from '../model/model.ts';
import { pathShape, pathText } from '../model/path.ts';
import { relativePath } from '../paths.ts';

/**
 * Reports duplicate operation ids, because clients are generated from them. Hidden operations are not in the
 * document and do not count.
 */
export function checkOperationIds(model: Model, root: string, diagnostics: Diagnostics): void {
  const taken = new Map<string, { readonly verb: Verb; readonly route: Route; readonly span: Span }>();
  for (const route of model.routes) {
    for (const { hidden, operationId, operationIdSpan, span, verb } of route.operations) {
      if (hidden) continue;
      const other = taken.get(operationId);
      if (other === undefined) taken.set(operationId, { verb, route, span: operationIdSpan });
      // Two pages for one path are reported elsewhere.
      else if (other.verb !== verb || pathShape(other.route.path) !== pathShape(route.path)) {
        diagnostics.add(
          'duplicate-operation-id',
          operationIdSpan,
          operationId,
          `${other.verb.toUpperCase()} ${pathText(other.route.path)}`,
          relativePath(root, other.route.file),
          isSame(other.span, operationIdSpan) && !isSame(operationIdSpan, span),
        );
      }
    }
  }
}

/** Whether two ids are written in one place: in a base class that both pages extend. */
const isSame = (one: Span, other: Span) => one.file === other.file && one.start === other.start;
