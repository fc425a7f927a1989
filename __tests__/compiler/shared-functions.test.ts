import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const hours = `
export interface Hours {
  monday: [string, string] | null;
  /** Said of it: no matter to the code. */
  tuesday: [string, string] | null;
  from: { hour: number };
  to: { hour: number };
  either: { a: string } | { b: [string, string] };
}
`;

const reading = `
import type { Body } from 'routeclass';
import type { Hours } from '../model.ts';
export default class Reading {
  put(hours: Body<Hours>): void {
    void hours;
  }
}
`;

const writing = `
import type { Hours } from '../model.ts';
export default class Writing {
  get(): Hours | null {
    return null;
  }
}
`;

function modelFile(pages: { readonly [path: string]: string }): string {
  return withApp({ 'routes/model.ts': hours, ...pages }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
    return result.files.find(({ path }) => path.endsWith('/hours.ts'))!.text;
  });
}

const named = (text: string) =>
  [...text.matchAll(/(?:const|function|interface) (\w+)/g)].map(([, name]) => name!);

test('unnamed types that are alike share their functions', () => {
  const names = named(modelFile({ 'routes/a/page.ts': reading, 'routes/b/page.ts': writing }));
  expect(names.filter((name) => /From|To$|Tuesday/.test(name))).toEqual([
    'HoursFrom',
    'isHoursFrom',
    'readHoursFrom',
    'writeHoursFrom',
  ]);
});

test('their names do not depend on the page that uses them first', () => {
  const first = named(modelFile({ 'routes/a/page.ts': reading, 'routes/b/page.ts': writing }));
  const last = named(modelFile({ 'routes/a/page.ts': writing, 'routes/b/page.ts': reading }));
  const alone = named(modelFile({ 'routes/b/page.ts': writing }));
  expect([...last].sort()).toEqual([...first].sort());
  expect(alone.filter((name) => !first.includes(name))).toEqual([]);
});
