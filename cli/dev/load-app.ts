import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type NamespacedUnregister, register } from 'tsx/esm/api';
import type { Settings } from '../../compiler/settings.ts';

/** One version of the app: a module graph of its own, and the way into it. */
export interface LoadedApp {
  readonly handler: RequestListener;
  /** Releases what the app made once, when its requests in flight have had a moment to end. */
  readonly close: () => Promise<void>;
  /** Frees the loader. Only modules that are imported from then on miss it. */
  readonly release: () => Promise<void>;
}

/** Milliseconds. */
const moment = 500;

interface Runtime {
  readonly createApp: (routes: unknown) => object;
  readonly closeApp: (app: object, options: { deadline: number }) => Promise<void>;
}

interface NodeRuntime {
  readonly toNodeHandler: (app: object) => RequestListener;
}

/**
 * Imports the generated table and all that it imports afresh, under a namespace of its own. The runtime is imported the same way:
 * the very instance that the app's pages import, so that `instanceof HttpError` holds. `onFile` is told each file of the app that
 * is imported, now or later.
 */
export async function loadApp(
  version: number,
  settings: Settings,
  onFile: (file: string) => void,
): Promise<LoadedApp> {
  const tsconfig = join(settings.root, 'tsconfig.json');
  const namespace = `routeclass-${version}`;
  const tsx: NamespacedUnregister = register({
    namespace,
    tsconfig: existsSync(tsconfig) && tsconfig,
    onImport: (url) =>
      url.startsWith('file:') && !url.includes('/node_modules/') && onFile(fileURLToPath(url)),
  });
  try {
    const table = pathToFileURL(join(settings.out, 'dispatch.ts')).href;
    // In this order: a page that throws should be told apart from a runtime that is missing.
    const { routes }: { routes: unknown } = await tsx.import(table, table);
    const { closeApp, createApp }: Runtime = await tsx.import('routeclass', table);
    const { toNodeHandler }: NodeRuntime = await tsx.import('routeclass/node', table);
    const app = createApp(routes);
    return {
      handler: toNodeHandler(app),
      close: () => closeApp(app, { deadline: moment }),
      release: () => tsx.unregister(),
    };
  } catch (error) {
    await tsx.unregister();
    throw error;
  }
}
