import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model, Operation, Route } from '../model/model.ts';
import { pathText, segmentNames, segmentsRead } from '../model/path.ts';
import { functionsRun } from '../model/whole-operation.ts';

/**
 * Warns of parameters that are read from the query although the path has a segment of their name, which nothing
 * reads. A parameter that has the name as its `alias` is meant so.
 */
export function checkUnreadSegments(
  operation: Operation,
  route: Route,
  model: Model,
  diagnostics: Diagnostics,
): void {
  const names = segmentNames(route.path);
  for (const parameter of operation.parameters) {
    if (parameter.kind !== 'text' || parameter.source !== 'query') continue;
    const { name, span, wireName } = parameter;
    if (name === wireName && names.includes(name) && !isRead(name, operation, model))
      diagnostics.add('unread-segment', span, name, pathText(route.path));
  }
}

/** Whether the method or one of its dependencies reads a segment. */
function isRead(name: string, operation: Operation, { dependencies }: Model): boolean {
  return functionsRun(operation, dependencies).some((one) => segmentsRead(one).includes(name));
}
