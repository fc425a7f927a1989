import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from 'routeclass';
import { buildApp } from '../../compiler/support/built-app.ts';
import type { Document } from './schema.ts';

export interface CompiledApp {
  /** Sends a request to the app. */
  fetch(path: string, init?: RequestInit): Promise<{ readonly status: number; readonly json: unknown }>;
  readonly document: Document;
  remove(): void;
}

/** Compiles an app, and loads its routes and its document. */
export async function compileApp(files: { readonly [path: string]: string }): Promise<CompiledApp> {
  const { remove, root, routes } = await buildApp(files);
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
}
