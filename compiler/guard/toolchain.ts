import ts from 'typescript';
import { analyzingTypeScript } from '../analyze/program/typescript.ts';
import { canaryFault } from './canary.ts';
import { enumFault } from './enums.ts';
import { typiasTypeScript } from './typias-typescript.ts';
import { versionFault } from './version.ts';

let known: { readonly fault: string | undefined } | undefined;

/**
 * Why the installed packages cannot be trusted to make correct checks; undefined where they can. Determined
 * once per process.
 */
export function toolchainFault(): string | undefined {
  known ??= {
    fault:
      versionFault(ts.version) ??
      enumFault(ts, { 'ts-morph': analyzingTypeScript, '@typia/core': typiasTypeScript() }) ??
      canaryFault(),
  };
  return known.fault;
}
