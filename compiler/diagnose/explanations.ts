import type { Code } from './diagnostic.ts';
import { answerExplanations } from './explanations/answers.ts';
import { bodyExplanations } from './explanations/bodies.ts';
import { classExplanations } from './explanations/classes.ts';
import { credentialExplanations } from './explanations/credentials.ts';
import { dependencyExplanations } from './explanations/dependencies.ts';
import type { Explanations } from './explanations/explanation.ts';
import { folderExplanations } from './explanations/folders.ts';
import { optionExplanations } from './explanations/options.ts';
import { parameterExplanations } from './explanations/parameters.ts';
import { surroundingExplanations } from './explanations/surroundings.ts';
import { typeExplanations } from './explanations/types.ts';

/** The long form of every diagnostic, grouped by theme. */
export const explanationThemes = {
  'Folders and files': folderExplanations,
  'Route classes': classExplanations,
  'Returning and throwing': answerExplanations,
  Parameters: { ...parameterExplanations, ...bodyExplanations, ...optionExplanations },
  Credentials: credentialExplanations,
  Dependencies: dependencyExplanations,
  'Types and answers': typeExplanations,
  'Config, output and the running app': surroundingExplanations,
} as const;

/** The long form of every diagnostic, by its code. */
export const explanations: Explanations<{ readonly [code in Code]: unknown }> = {
  ...folderExplanations,
  ...classExplanations,
  ...answerExplanations,
  ...parameterExplanations,
  ...bodyExplanations,
  ...optionExplanations,
  ...credentialExplanations,
  ...dependencyExplanations,
  ...typeExplanations,
  ...surroundingExplanations,
};
