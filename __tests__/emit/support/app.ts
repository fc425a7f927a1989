import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createApp, type Routes } from 'routeclass';
import type { Document } from './schema.ts';

const repository = join(import.meta.dirname, '../../..');

export interface CompiledApp {
  /** Sends a request to the app. */
  fetch(path: string, init?: RequestInit): Promise<{ readonly status: number; readonly json: unknown }>;
  readonly document: Document;
  remove(): void;
}

/**
 * Compiles an app with the command line and loads the output. The app is below the repository, where
 * `routeclass` resolves.
 */
export async function compileApp(files: { readonly [path: string]: string }): Promise<CompiledApp> {
  const parent = join(repository, '__tests__/.tmp');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(join(parent, 'emit-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    for (const [path, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const command = join(repository, 'node_modules/.bin/routeclass');
    const build = spawnSync(command, ['build', '--root', root], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    if (build.status !== 0) throw new Error(`routeclass build: ${build.stdout}${build.stderr}`);
    const { routes }: { routes: Routes } = await import(join(root, 'generated/dispatch.ts'));
    const app = createApp(routes);
    return {
      remove,
      document: JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')),
      async fetch(path, init) {
        const response = await app.fetch(new Request(`http://app.test${path}`, init));
        const text = await response.text();
        return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
