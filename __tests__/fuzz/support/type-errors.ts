import { existsSync } from 'node:fs';
import { strictErrors } from '../../compiler/support/strict-errors.ts';

/** The errors of strict TypeScript in the generated code of these apps. */
export function typeErrors(apps: readonly string[]): string[] {
  const files = apps.map((root) => `${root}/generated/dispatch.ts`).filter((file) => existsSync(file));
  return strictErrors(files, (file) => file.includes('/generated/'));
}
