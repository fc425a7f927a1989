import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model } from '../model/model.ts';
import { rejection } from '../model/rejection.ts';

/** An example must satisfy its own declaration: readers of the document send what it shows. */
export function checkExamples({ examples, models }: Model, diagnostics: Diagnostics): void {
  for (const { span, type, value } of examples) {
    const reason = rejection(type, value, models);
    if (reason !== undefined)
      diagnostics.add('example-breaks-constraint', span, JSON.stringify(value), reason);
  }
}
