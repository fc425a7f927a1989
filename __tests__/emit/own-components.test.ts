import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { errorShapes } from '../../compiler/emit/openapi/error-shapes.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { temporaryFolder, writeFiles } from '../compiler/support/temporary.ts';

test("a model that is called as one of the document's own components has its folder before its name", () => {
  const names = Object.keys(errorShapes);
  const models = names.map((name) => `export interface ${name} { own: string }\n`).join('');
  const fields = names.map((name) => `${name}: ${name};`).join(' ');
  const root = temporaryFolder();
  try {
    const page = `${models}export default class Taken { get(): { ${fields} } { throw new Error('never'); } }\n`;
    writeFiles(root, { 'routes/shop/page.ts': page });
    const result = compilerOf(root).compile();
    const json = result.ok ? result.files.find(({ path }) => path === 'openapi.json')!.text : '{}';
    const { components } = JSON.parse(json) as { components: { schemas: object } };
    expect(Object.keys(components.schemas)).toEqual(names.map((name) => `Shop${name}`).sort());
  } finally {
    rmSync(root, { recursive: true });
  }
});
