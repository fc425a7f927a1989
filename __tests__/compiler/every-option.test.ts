import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { listing, numeric, textual } from '../../compiler/analyze/options/option-rules.ts';
import { optionFault } from '../../compiler/analyze/options/option-values.ts';
import { takesByType } from '../../compiler/diagnose/catalogue/takes.ts';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import { type BuiltApp, buildApp } from './support/built-app.ts';
import { compilerOf } from './support/compile.ts';
import { exchangeJson } from './support/sample-app.ts';
import { withApp } from './support/temporary.ts';

/*
 * What is to be written for an option is in many files. Here every option is tried in all of them: one that was
 * forgotten fails.
 */

/** For each option the type it is for, a value, and a value of the type that breaks it. */
const options: { readonly [option: string]: readonly [type: string, given: string, broken: unknown] } = {
  ge: ['number', '5', 4],
  gt: ['number', '5', 5],
  le: ['number', '5', 6],
  lt: ['number', '5', 5],
  multipleOf: ['number', '5', 6],
  minLength: ['string', '3', 'ab'],
  maxLength: ['string', '1', 'ab'],
  regex: ['string', "'^b'", 'ab'],
  format: ['string', "'date'", 'ab'],
  minItems: ['string[]', '3', ['a', 'a']],
  maxItems: ['string[]', '1', ['a', 'a']],
  uniqueItems: ['string[]', 'true', ['a', 'a']],
};

const all = Object.keys(options);

test('no option is left out', () => {
  expect(all).toEqual([...numeric, ...textual, ...listing]);
  expect(all.filter((one) => !takesByType([]).includes(`\`${one}\``))).toEqual([]);
  expect(all.filter((one) => optionFault(one, null) === undefined)).toEqual([]);
});

const declared = (option: string) => {
  const [type, given] = options[option]!;
  return `Field<${type}, { ${option}: ${given} }>`;
};

/** Of the answer's union, a check finds the members that fit. */
const page = (type: string, broken: unknown) => `import type { Body, Field } from 'routeclass';

interface Thing {
  value: ${type};
}

interface Other {
  value: ${type};
  more?: number;
}

export default class Things {
  get(): Thing | Other {
    return { value: ${JSON.stringify(broken)} };
  }

  post(thing: Body<Thing>): Thing {
    return thing;
  }

  put(either: Body<${type} | boolean>): void {}
}
`;

describe('every option', () => {
  let app: BuiltApp;
  let document: { readonly paths: { readonly [path: string]: object } };
  beforeAll(async () => {
    const pages = all.flatMap((option) => {
      const [type, , broken] = options[option]!;
      return [
        [`routes/${option}/page.ts`, page(declared(option), broken)],
        [`routes/without-${option}/page.ts`, page(type, broken)],
      ];
    });
    app = await buildApp(Object.fromEntries(pages));
    document = JSON.parse(readFileSync(join(app.root, 'generated/openapi.json'), 'utf8'));
  });
  afterAll(() => app.remove());

  const send = (target: readonly [method: string, path: string], body?: unknown) =>
    exchangeJson(createApp(app.routes), target, body, ({ ctx, loc, type }) => ({ ctx, loc, type }));

  test.each(all)(
    '%s is checked in requests, with an entry of its own, and not in answers',
    async (option) => {
      const thing = { value: options[option]![2] };
      expect(await send(['POST', `/without-${option}`], thing)).toEqual(thing);
      expect(await send(['POST', `/${option}`], thing)).toEqual([
        { ctx: expect.anything(), loc: expect.arrayContaining(['body', 'value']), type: expect.any(String) },
      ]);
      expect(await send(['GET', `/${option}`])).toEqual(thing);
    },
  );

  test.each(all)('%s is in the description of a member of a union', async (option) => {
    const broken = options[option]![2];
    const [told] = (await send(['PUT', `/${option}`], broken)) as [{ readonly ctx: unknown }];
    expect(told).toMatchObject({ type: 'union_error' });
    const [other] = (await send(['PUT', `/without-${option}`], null)) as [{ readonly ctx: unknown }];
    expect(told.ctx).not.toEqual(other.ctx);
  });

  test.each(all)('%s is in the document, where diff knows what it means', (option) => {
    const only = (name: string) => ({ paths: { '/things': document.paths[`/${name}`]! } });
    // The components are those of all routes.
    const changes = compareDocuments(
      { ...document, ...only(`without-${option}`) },
      { ...document, ...only(option) },
    );
    const ofValues = changes.filter(({ code }) => code !== 'operation-id-changed');
    expect(ofValues.map(({ level }) => level)).toContain('breaking');
    expect(ofValues.map(({ code }) => code)).not.toContain('unknown-change');
  });

  test.each(all)('%s holds for a default', (option) => {
    const [type, given, broken] = options[option]!;
    const field = `Field<${type}, { ${option}: ${given}; default: ${JSON.stringify(broken)} }>`;
    const { diagnostics } = withApp({ 'routes/page.ts': page(field, broken) }, (root) =>
      compilerOf(root).compile(),
    );
    expect(diagnostics.map(({ code }) => code)).toContain('default-breaks-constraint');
  });
});
