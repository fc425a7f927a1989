import { expect } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { HostileCase } from './hostile-app.ts';

interface Schema {
  readonly properties: { readonly [name: string]: { readonly [keyword: string]: unknown } };
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: { readonly [keyword: string]: unknown };
}
interface Operation {
  readonly [keyword: string]: unknown;
  readonly parameters: readonly Parameter[];
}
interface Document {
  readonly info: unknown;
  readonly servers: unknown;
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
  readonly paths: { readonly [path: string]: { readonly get: Operation } };
}

/** Compiles the schema of OpenAPI when it is first used. */
const validator = new Validator();

/** Expects the document to be valid and to contain every text unchanged. */
export async function documentHolds(document: Document, one: HostileCase): Promise<void> {
  const { errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  const { server, ...head } = one.config;
  expect(document.info).toEqual(head);
  expect(document.servers).toEqual([{ url: server, description: server }]);
  const { get } = document.paths['/texts']!;
  expect(get).toMatchObject({ tags: one.tags, summary: one.summary.trim(), description: one.comment.trim() });
  const byName = new Map(
    get.parameters.filter((one) => one.in === 'query').map((parameter) => [parameter.name, parameter]),
  );
  expect(byName.get(one.alias)).toMatchObject({ description: one.description });
  expect(new Set(byName.get('one')!.schema.enum as string[])).toEqual(new Set(one.values));
  expect(byName.get('initial')!.schema).toMatchObject({ default: one.initial });
  expect(byName.get('constant')!.schema).toMatchObject({ default: one.constant });
  const { properties } = document.components.schemas.HostileFields!;
  expect(properties.defaulted).toMatchObject({ default: one.fallback, description: one.description });
  for (const name of one.fields)
    expect(Object.hasOwn(properties, name) && properties[name]!.description).toBe(one.comment.trim());
  expect(Object.keys(document.paths).map(decodeURIComponent)).toContain(`/${one.folder}/{${one.segment}}`);
}
