import { basename } from 'node:path';
import { types } from 'node:util';
import { loadConfig } from 'c12';
import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { startOf } from '../../compiler/diagnose/start-of.ts';
import type { Span } from '../../compiler/model/model.ts';
import { slashed } from '../../compiler/paths.ts';
import { endsWithin } from '../../runtime/ends-within.ts';
import { lineSpan, placeOfError, reasonOfError, wordSpan } from '../error-place.ts';
import { aside } from './aside.ts';
import { configsIn } from './configs-in.ts';

/** The value that the config file of an app exports by default, unchecked; `file` is undefined where there is none. */
interface RawConfig {
  readonly file: string | undefined;
  readonly value: unknown;
}

export const notAnObject = 'it must export an object by default: `export default defineConfig({ ... })`';

/**
 * Seconds that a config has: what it asks of others takes less, and what never comes would be waited for
 * without a word.
 */
const deadline = 10;

const neverDone = `it has not finished after ${deadline} seconds: something that it waits for never comes`;

/** Reads `routeclass.config.ts` (or `.js`, `.mjs`) of a folder, of which there is one. */
export async function readConfig(root: string): Promise<RawConfig | Diagnostic> {
  const [one, other] = configsIn(root);
  if (one !== undefined && other !== undefined)
    return diagnostic('config-twice', startOf(slashed(other)), basename(one), basename(other));
  if (one === undefined) return { file: undefined, value: {} };
  try {
    return await aside(() => loadInTime(root, one));
  } catch (error) {
    return await unreadable(error, root);
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
    // By name: c12 would look in other places too, which nothing else knows of.
    configFile: basename(file),
    // One file says it all: nothing from the environment, from rc files, from package.json or from the network.
    rcFile: false,
    globalRc: false,
    dotenv: false,
    envName: false,
    packageJson: false,
    extend: false,
    giget: false,
    // c12 would merge and clone: what the file exports is what is checked.
    merger: (...sources) => sources.find((source) => source !== undefined && source !== null) ?? {},
    // The package itself is plain JavaScript: through jiti it would be transformed with all of h3.
    jitiOptions: { fsCache: false, moduleCache: false, nativeModules: ['routeclass'] },
  });
  return { file: slashed(file), value: defaultOf(found.config) };
}

/** Of a module that exports nothing by default jiti gives the module itself, whose named exports are no config. */
function defaultOf(exported: unknown): unknown {
  const isModule = types.isModuleNamespaceObject(exported) || Object.hasOwn(Object(exported), '__esModule');
  return isModule ? undefined : exported;
}

async function unreadable(error: unknown, root: string): Promise<Diagnostic> {
  const place = placeOfError(error, root, (file) => /routeclass\.config\.\w+$/.test(file));
  // jiti says `ParseError: Unexpected token \n /file.ts:3:5`, columns from 0.
  const syntax = /^Error: ParseError: (.*?)\s*\n/.exec(String(error))?.[1];
  if (place !== undefined && syntax !== undefined)
    return diagnostic(
      'config-unreadable',
      wordSpan({ ...place, column: place.column + 1 }),
      `SyntaxError: ${syntax}`,
    );
  // jiti and c12 look for these in whatever the file exports.
  const isNothing = place === undefined && /\(reading '(?:then|\$meta)'\)$/.test(String(error));
  // What jiti runs has the lines of the file, but columns of its own.
  const span = place ? lineSpan(place) : await spanInFile(error, root);
  const reason = reasonOfError(error, root).replace(
    / in JSON at position \d+(?: \(line \d+ column \d+\))?$/,
    '',
  );
  return diagnostic('config-unreadable', span, isNothing ? notAnObject : reason);
}

/** Where a file is at fault of which the error does not speak: what is no JSON, and `throw 'text'`. */
async function spanInFile(error: unknown, root: string): Promise<Span | undefined> {
  const [config] = configsIn(root);
  if (config === undefined) return undefined;
  const file = slashed(config);
  if (!file.endsWith('.json')) return startOf(file);
  const { faultOfJson } = await import('./fault-of-json.ts');
  const start = faultOfJson(readSource(file) ?? '', String(error));
  return { file, start, end: start };
}
