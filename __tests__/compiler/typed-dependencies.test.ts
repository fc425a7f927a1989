import { expect, test } from '@jest/globals';
import { formatDiagnostics } from '../../compiler/index.ts';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const shared = `
import type { Bearer, Depends, int, Query } from 'routeclass';
export type UserToken = Bearer<{ description: 'From the login' }>;
`;

const page = `
import type { Depends } from 'routeclass';
import type { paging, user } from '../shared.ts';
export default class Page {
  get(visitor: Depends<typeof user>, part: Depends<typeof paging>) {
    return { visitor, part };
  }
}
`;

/** The generated files of an app with these dependencies. */
function filesOf(functions: string): string {
  return withApp({ 'routes/page.ts': page, 'shared.ts': shared + functions }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) throw new Error(formatDiagnostics(result.diagnostics, { root, color: false }));
    return result.files.map(({ path, text }) => `${path}\n${text}`).join('\n');
  });
}

const annotated = filesOf(`
export const settings = (theme?: Query<string>) => theme ?? 'light';
export const user = async (token: UserToken, theme: Depends<typeof settings>) => ({ token, theme });
export const paging = (page?: Query<int, { ge: 1 }>, theme?: Depends<typeof settings>) => ({ page, theme });
`);

test.each([
  [
    'the type of a constant',
    `
type User = (token: UserToken, theme: Depends<typeof settings>) => Promise<{ token: string; theme: string }>;
export const settings: (theme?: Query<string>) => string = (theme) => theme ?? 'light';
export const user: User = async (token, theme) => ({ token, theme });
export const paging: (
  page?: Query<int, { ge: 1 }>,
  theme?: Depends<typeof settings>,
) => { page: int | undefined; theme: string | undefined } = function (page, theme) {
  return { page, theme };
};
`,
  ],
  [
    '`satisfies`',
    `
export const settings = ((theme) => theme ?? 'light') satisfies (theme?: Query<string>) => string;
export const user = (async (token, theme) => ({ token, theme })) satisfies (
  token: UserToken,
  theme: Depends<typeof settings>,
) => object;
export const paging = ((page, theme) => ({ page, theme })) satisfies (
  page?: Query<int, { ge: 1 }>,
  theme?: Depends<typeof settings>,
) => object;
`,
  ],
])('parameters of a dependency may be declared by %s', (_how, functions) => {
  expect(filesOf(functions)).toBe(annotated);
});
