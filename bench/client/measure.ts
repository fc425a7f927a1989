import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { outputOf } from '../clean-up.ts';
import { median } from '../numbers.ts';

/** The figures of `tsc --extendedDiagnostics`, in seconds and MiB. Times are medians. */
interface Checked {
  readonly lines: number;
  readonly checkTime: number;
  readonly totalTime: number;
  readonly instantiations: number;
  readonly types: number;
  readonly memory: number;
}

export async function check(root: string): Promise<Checked> {
  const runs: Checked[] = [];
  for (let run = 0; run < 3; run++) runs.push(await checkOnce(root));
  return {
    ...runs[0]!,
    checkTime: median(runs.map(({ checkTime }) => checkTime)),
    totalTime: median(runs.map(({ totalTime }) => totalTime)),
  };
}

async function checkOnce(root: string): Promise<Checked> {
  const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const stdout = await outputOf([tsc, '-p', root, '--extendedDiagnostics', '--pretty', 'false']);
  const said = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1]);
  return {
    lines: said('Lines of TypeScript'),
    checkTime: said('Check time'),
    totalTime: said('Total time'),
    instantiations: said('Instantiations'),
    types: said('Types'),
    memory: Math.round(said('Memory used') / 1024),
  };
}

/**
 * Seconds of a completion request, once `use.ts` and its imports are parsed, and of the request for the type
 * of one name after that.
 */
export function askEditor(
  root: string,
  asked: string,
): { readonly completion: string; readonly hover: string } {
  const file = join(root, 'use.ts');
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  });
  const at = readFileSync(file, 'utf8').indexOf(asked) + asked.length;
  // Not measured: reading the files costs the same for all.
  service.getProgram();
  const start = performance.now();
  const found = service.getCompletionsAtPosition(file, at, {});
  const completed = performance.now();
  const info = service.getQuickInfoAtPosition(file, at - 1);
  const hovered = performance.now();
  if (!found?.entries.length || info === undefined) throw new Error(`nothing is known at ${asked}`);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(2);
  return { completion: seconds(start, completed), hover: seconds(completed, hovered) };
}
