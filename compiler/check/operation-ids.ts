import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model } from '../model.ts';
import { pathText } from '../scan/segments.ts';

/** Clients are built from operation ids: each must be unique. */
export function checkOperationIds(model: Model, diagnostics: Diagnostics): void {
  const taken = new Map<string, string>();
  for (const route of model.routes) {
    for (const { operationId, span, verb } of route.operations) {
      const other = taken.get(operationId);
      if (other !== undefined) diagnostics.add('duplicate-operation-id', span, operationId, other);
      else taken.set(operationId, `${verb.toUpperCase()} ${pathText(route.path)}`);
    }
  }
}
