import type { Templates } from '../templates.ts';
import { type Backend, type BackendName, backends } from './backends.ts';
import { folderOf } from './project-name.ts';

// `event: H3Event` and middleware import h3: unless the app depends on it, they would get whatever version
// npm has hoisted.
const runtime = ['routeclass', 'h3'];
const tools = ['@routeclass/cli', '@types/node', 'tsx', 'typescript'];

/** The packages that an app with a backend needs. */
export function packagesOf(name: BackendName): readonly string[] {
  const { dependencies, devDependencies }: Backend = backends[name];
  return [...runtime, ...dependencies, ...tools, ...devDependencies];
}

/**
 * All files of a new app, by path.
 *
 * @param more further folders of `templates/init/`, beside those of the backend
 */
export function appFiles(
  name: string,
  backendName: BackendName,
  templates: Templates,
  more: readonly string[],
): ReadonlyMap<string, string> {
  const backend: Backend = backends[backendName];
  const versions = (names: readonly string[]) =>
    Object.fromEntries([...names].sort().map((one) => [one, templates.versionOf(one)]));
  const values = {
    name: JSON.stringify(name),
    title: folderOf(name),
    backend: backend.title,
    start: backend.scripts.start.replace(/^exec /, ''),
    ignored: backend.output.join('\n'),
    files: Object.entries(backend.files)
      .map(([path, words]) => `| \`${path}\` | ${words} |`)
      .join('\n'),
    scripts: json({
      ...backend.scripts,
      // One script rather than a `pretest`, which Yarn does not run.
      test: 'routeclass build && tsc && node --import tsx --test test/*.test.ts',
    }),
    dependencies: json(versions([...runtime, ...backend.dependencies])),
    devDependencies: json(versions([...tools, ...backend.devDependencies])),
  };
  const folders = [...backend.templates, ...more];
  return new Map(folders.flatMap((folder) => [...templates.renderAll(`init/${folder}`, values)]));
}

/** JSON for a member of an object that is indented by two spaces. */
function json(value: object): string {
  return JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ');
}
