import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model } from '../model/model.ts';
import { rejection } from '../model/rejection.ts';

/** Reports examples that violate their own declaration, because readers of the document send them. */
export function checkExamples({ examples, models }: Model, diagnostics: Diagnostics): void {
  for (const { span, type, value } of examples) {
    const reason = rejection(type, value, models);
    if (reason !== undefined)
      diagnostics.add('example-breaks-constraint', span, JSON.stringify(value), reason);
  }
}
