import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model } from '../model/model.ts';
import type { Settings } from '../settings.ts';
import { checkCredentials } from './credentials.ts';
import { checkDefaults } from './defaults.ts';
import { checkDependencies } from './dependencies.ts';
import { checkEndlessModels } from './endless-models.ts';
import { checkExamples } from './examples.ts';
import { checkFileLimits } from './file-limits.ts';
import { checkForeignErrors } from './foreign-errors.ts';
import { checkInitializers } from './initializers.ts';
import { checkOperationIds } from './operation-ids.ts';
import { checkParameters } from './parameters.ts';
import { checkPaths } from './paths.ts';

/** Checks the rules that span several declarations. */
export function check(model: Model, settings: Settings, diagnostics: Diagnostics): void {
  checkPaths(model, settings.root, diagnostics);
  checkParameters(model, diagnostics);
  checkFileLimits(model, settings, diagnostics);
  checkCredentials(model, diagnostics);
  checkDependencies(model, diagnostics);
  checkDefaults(model, diagnostics);
  checkInitializers(model, diagnostics);
  checkEndlessModels(model, diagnostics);
  checkExamples(model, diagnostics);
  checkForeignErrors(model, diagnostics);
  checkOperationIds(model, settings.root, diagnostics);
}
