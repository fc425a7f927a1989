import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model, Route, Span, Verb } from '../model/model.ts';
import { pathShape, pathText } from '../model/path.ts';
import { relativePath } from '../paths.ts';

/**
 * Reports duplicate operation ids, because clients are generated from them. Hidden operations are not in the
 * document and do not count.
 */
export function checkOperationIds(model: Model, root: string, diagnostics: Diagnostics): void {
  const taken = new Map<string, Named>();
  for (const route of model.routes) {
    for (const { hidden, operationId, operationIdSpan, span, verb } of route.operations) {
      if (hidden) continue;
      const one: Named = { verb, route, span: operationIdSpan, isWritten: !isSame(operationIdSpan, span) };
      const first = taken.get(operationId);
      if (first === undefined) taken.set(operationId, one);
      // Two pages for one path are reported elsewhere.
      else if (first.verb !== verb || pathShape(first.route.path) !== pathShape(route.path)) {
        // A written id is at fault, and not the one that the path gives.
        const [faulty, other] = first.isWritten && !one.isWritten ? [first, one] : [one, first];
        diagnostics.add(
          'duplicate-operation-id',
          faulty.span,
          operationId,
          `${other.verb.toUpperCase()} ${pathText(other.route.path)}`,
          relativePath(root, other.route.file),
          faulty.isWritten && isSame(other.span, faulty.span),
        );
      }
    }
  }
}

/** An operation, with the place of its id: the `@operationId`, or else the method. */
interface Named {
  readonly verb: Verb;
  readonly route: Route;
  readonly span: Span;
  readonly isWritten: boolean;
}

/** Whether two ids are written in one place: in a base class that both pages extend. */
const isSame = (one: Span, other: Span) => one.file === other.file && one.start === other.start;
