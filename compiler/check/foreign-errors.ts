import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model } from '../model/model.ts';
import { functionsRun } from '../model/whole-operation.ts';

/**
 * Warns of errors of other frameworks, except where a handler of the app receives all errors that are not
 * HTTP errors: that handler may know them.
 */
export function checkForeignErrors({ dependencies, routes }: Model, diagnostics: Diagnostics): void {
  for (const { errors, operations } of routes) {
    const mode = errors.map(({ unhandled }) => unhandled).find((one) => one !== 'none');
    if (typeof mode === 'object') continue;
    for (const operation of operations)
      for (const { foreign } of functionsRun(operation, dependencies))
        for (const { span, status, text } of foreign) diagnostics.add('foreign-error', span, text, status);
  }
}
