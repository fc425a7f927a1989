import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { types } from 'node:util';
import { loadConfig } from 'c12';
import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { startOf } from '../../compiler/diagnose/start-of.ts';
import { reasonOf } from '../../compiler/files/file-error.ts';
import type { Span } from '../../compiler/model/model.ts';
import { slashed } from '../../compiler/paths.ts';
import { endsWithin } from '../../runtime/ends-within.ts';
import { lineSpan, placeOfError, reasonOfError, wordSpan } from '../error-place.ts';
import { configsIn } from './configs-in.ts';
import { withExitReported } from './exit-of-config.ts';
import { misnamedConfig } from './misnamed-config.ts';
import { withOutputOnStderr } from './output-on-stderr.ts';

/** The value that the config file of an app exports by default, unchecked; `file` is undefined where there is none. */
interface RawConfig {
  readonly file: string | undefined;
  readonly value: unknown;
}

export const notAnObject = 'its default export must be an object: `export default defineConfig({ ... })`';

/**
 * Seconds that a config may take to load. Anything that it awaits should take less; without a limit, a
 * promise that never settles would hang the command silently.
 */
const deadline = 10;

const neverDone = `it has not finished after ${deadline} seconds: it may be awaiting something that never settles`;

/** Reads the `routeclass.config.ts` (or `.js`, `.mjs`, ...) of a folder. A folder may have only one. */
export async function readConfig(root: string): Promise<RawConfig | Diagnostic> {
  const [one, other] = configsIn(root);
  if (one !== undefined && other !== undefined)
    return diagnostic('config-twice', startOf(slashed(other)), basename(one), basename(other));
  if (one === undefined) {
    const misnamed = misnamedConfig(root);
    if (misnamed === undefined) return { file: undefined, value: {} };
    const { file, meant } = misnamed;
    return diagnostic('config-misnamed', startOf(slashed(file)), basename(file), meant);
  }
  try {
    readFileSync(one); // c12 calls a file that cannot be read a module that it cannot find.
  } catch (error) {
    return diagnostic('config-unreadable', startOf(slashed(one)), reasonOf(error));
  }
  try {
    return await withExitReported(root, () => withOutputOnStderr(() => loadInTime(root, one)));
  } catch (error) {
    return await unreadable(error, root, slashed(one));
  }
}

async function loadInTime(root: string, file: string): Promise<RawConfig> {
  const loading = load(root, file);
  if (!(await endsWithin(deadline * 1000, loading))) throw new Error(neverDone);
  return loading;
}

async function load(root: string, file: string): Promise<RawConfig> {
  const found = await loadConfig({
    cwd: root,
    // The exact name: c12 would otherwise look in places that the rest of the code does not know of.
    configFile: basename(file),
    // The file may be gone by now: the defaults are not meant then.
    configFileRequired: true,
    // Only this file counts: nothing from the environment, from rc files, from package.json or from the
    // network.
    rcFile: false,
    globalRc: false,
    dotenv: false,
    envName: false,
    packageJson: false,
    extend: false,
    giget: false,
    // c12 would merge and clone the value, but the check needs exactly what the file exports.
    merger: (...sources) => sources.find((source) => source !== undefined && source !== null) ?? {},
    // `routeclass` is plain JavaScript already; jiti would transform the package and all of h3.
    jitiOptions: { fsCache: false, moduleCache: false, nativeModules: ['routeclass'] },
  });
  return { file: slashed(file), value: defaultOf(found.config) };
}

/**
 * The default export. Where a module has none, jiti returns the module itself, whose named exports are not a
 * config.
 */
function defaultOf(exported: unknown): unknown {
  const isModule = types.isModuleNamespaceObject(exported) || Object.hasOwn(Object(exported), '__esModule');
  return isModule ? undefined : exported;
}

async function unreadable(error: unknown, root: string, file: string): Promise<Diagnostic> {
  // jiti's message is `ParseError: Unexpected token
  //  /file.ts:3:5`, with columns from 0. The file may be one that the config imports.
  const syntax = /^Error: ParseError: (.*?)\s*\n/.exec(String(error))?.[1];
  const fault = syntax === undefined ? undefined : placeOfError(error, root, () => true);
  if (fault !== undefined)
    return diagnostic(
      'config-unreadable',
      wordSpan({ ...fault, column: fault.column + 1 }),
      `SyntaxError: ${syntax}`,
    );
  const place = placeOfError(error, root, (other) => /routeclass\.config\.\w+$/.test(other));
  // jiti and c12 read these two properties of the exported value, which throws for null and undefined.
  const isNothing = place === undefined && /\(reading '(?:then|\$meta)'\)$/.test(String(error));
  // The code that jiti runs keeps the lines of the file, but not the columns.
  const span = place ? lineSpan(place) : await spanInFile(error, file);
  const reason = reasonOfError(error, root).replace(
    / in JSON at position \d+(?: \(line \d+ column \d+\))?$/,
    '',
  );
  return diagnostic('config-unreadable', span, isNothing ? notAnObject : reason);
}

/** The span of a fault that the error does not locate, as for invalid JSON and for `throw 'text'`. */
async function spanInFile(error: unknown, file: string): Promise<Span> {
  if (!file.endsWith('.json')) return startOf(file);
  const { faultOfJson } = await import('./fault-of-json.ts');
  const start = faultOfJson(readSource(file) ?? '', String(error));
  return { file, start, end: start };
}
