import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, type Routes } from 'routeclass';
import { type Compilation, formatDiagnostics } from '../../../compiler/index.ts';
import { writeOutput } from '../../../compiler/write/write.ts';
import { compilerOf } from '../../compiler/support/compile.ts';
import { temporaryFolder, writeFiles } from '../../compiler/support/temporary.ts';
import type { Document } from '../../emit/support/schema.ts';

/** A type of the corpus: `flat/Nested` is `Nested` of `types/flat.ts`. */
export type TypeName = string;

export interface Corpus {
  /** The diagnostics of the types that the compiler refuses. */
  readonly refused: ReadonlyMap<TypeName, string>;
  readonly document: Document;
  /** Sends a body to the route of a type. */
  send(name: TypeName, text: string): Promise<{ readonly status: number; readonly json: unknown }>;
  remove(): void;
}

/** The status is given explicitly: an answer that may be a list could be taken for a body with its status. */
const page = (theme: string, name: string) => `import type { Body } from 'routeclass';
import type { ${name} } from '../../../types/${theme}.ts';

export default class CorpusPage {
  post(value: Body<${name}>): [${name}, 200] {
    return [value, 200];
  }
}
`;

const options = {
  target: 'es2022',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

/** Compiles one app with a route for each type, leaving out those that the compiler refuses, and loads it. */
export async function buildCorpus(names: readonly TypeName[]): Promise<Corpus> {
  const root = temporaryFolder();
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    cpSync(join(import.meta.dirname, '../types'), join(root, 'types'), { recursive: true });
    const pages = names.map((name) => {
      const [theme = '', type = ''] = name.split('/');
      return [`routes/${name}/page.ts`, page(theme, type)] as const;
    });
    writeFiles(root, {
      'package.json': '{"type":"module"}',
      'tsconfig.json': JSON.stringify({ compilerOptions: options }),
      ...Object.fromEntries(pages),
    });
    const { refused, result } = compileAll(root, names);
    writeOutput(join(root, 'generated'), result.files, root);
    const { routes }: { routes: Routes } = await import(join(root, 'generated/dispatch.ts'));
    const app = createApp(routes, { onError: () => {} });
    return {
      refused,
      remove,
      document: JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')),
      async send(name, body) {
        const headers = { 'Content-Type': 'application/json' };
        const response = await app.fetch(
          new Request(`http://app.test/${name}`, { method: 'POST', headers, body }),
        );
        const text = await response.text();
        return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Compiles all types at once. If that fails, first compiles each type alone to find those that are refused.
 */
function compileAll(root: string, names: readonly TypeName[]) {
  const refused = new Map<TypeName, string>();
  const whole = compileFolder(root, 'routes');
  if (typeof whole !== 'string') return { refused, result: whole };
  for (const name of names) {
    const result = compileFolder(root, `routes/${name}`);
    if (typeof result !== 'string') continue;
    refused.set(name, result);
    rmSync(join(root, 'routes', name), { recursive: true });
  }
  const result = compileFolder(root, 'routes');
  if (typeof result === 'string') throw new Error(result);
  return { refused, result };
}

/** The result of a compilation, or its diagnostics as text. */
function compileFolder(root: string, routes: string): Extract<Compilation, { ok: true }> | string {
  try {
    const result = compilerOf(root, { routes: join(root, routes) }).compile();
    return result.ok ? result : formatDiagnostics(result.diagnostics, { root, color: false });
  } catch (error) {
    return `The compiler threw ${error}`; // counts against this type only
  }
}
