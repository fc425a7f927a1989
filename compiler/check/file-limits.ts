import { mergeLimits } from '../../runtime/limits.ts';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { FileParameter, Model, Route } from '../model/model.ts';
import { functionsRun } from '../model/whole-operation.ts';
import type { Settings } from '../settings.ts';

/** The rules of uploads, and the request limits that apply before them. */
const limited = [
  ['maxSize', 'fileSize'],
  ['maxItems', 'files'],
  ['minItems', 'files'],
] as const;

/**
 * Reports upload rules that no request can reach, because the limits of the route refuse the request first.
 */
export function checkFileLimits(model: Model, settings: Settings, diagnostics: Diagnostics): void {
  for (const route of model.routes) {
    const limits = mergeLimits(settings.limits, route.limits);
    for (const { ruleSpans, rules } of filesOf(route, model))
      for (const [rule, name] of limited) {
        const bound = rules[rule];
        const limit = limits[name];
        const isOfClass = route.limits?.[name] !== undefined;
        if (bound !== undefined && bound > limit)
          diagnostics.add('bound-beyond-limit', ruleSpans[rule], rule, bound, { isOfClass, limit, name });
      }
  }
}

/** The uploads of a route, including those of its dependencies. */
function filesOf({ operations }: Route, { dependencies }: Model): readonly FileParameter[] {
  const all = operations.flatMap((one) => functionsRun(one, dependencies));
  return all.flatMap(({ parameters }) => parameters).filter((one) => one.kind === 'file');
}
