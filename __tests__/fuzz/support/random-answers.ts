import fc from 'fast-check';
import { randomTypes } from './random-types.ts';

/** The files of an app whose pages have several kinds of answers. */
interface RandomAnswers {
  readonly [path: string]: string;
}

/** Result types of a method, made from a type. */
const ways: readonly ((type: string) => string)[] = [
  (type) => `{ value: ${type} }`,
  (type) => `{ at: Date; list: (${type})[] } | null`,
  (type) => `[${type}, 201]`,
  (type) => `[{ a: ${type} }, 200 | 202]`,
  (type) => `[(${type}) | null, 404]`,
  // Bodies with the same statuses as others, whose types they may fit as well.
  (type) => `[${type}, 201 | 202]`,
  (type) => `[{ b?: ${type} }, 202]`,
  (type) => `[(${type}) | { kind: 'x' }, 200 | 404]`,
  (type) => `[{ problem: ${type}; since: Date | null }, 409 | 503, { 'retry-after': string }]`,
  (type) => `AsyncGenerator<${type}>`,
  (type) => `[AsyncGenerator<{ item: ${type} }>, 206]`,
  () => 'ReadableStream',
  () => '[Blob, 203]',
  () => '[undefined, 205]',
  () => 'undefined',
];

const answer = (names: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...ways), fc.constantFrom(...names)), {
      minLength: 1,
      maxLength: 4,
      selector: ([way]) => way,
    })
    .map((all) => all.map(([way, name]) => way(name)).join(' | '));

const page = (names: readonly string[], get: string, post: string) => `import { given } from '../../given.ts';
import type { ${names.join(', ')} } from '../../types.ts';

export default class Page {
  get(): ${get} {
    return given.answer() as never;
  }

  async post(): Promise<${post}> {
    return given.answer() as never;
  }
}
`;

/** Types, and pages that answer with them. `given.answer` supplies the answers. */
export const randomAnswers: fc.Arbitrary<RandomAnswers> = randomTypes.chain(({ names, text }) =>
  fc.array(fc.tuple(answer(names), answer(names)), { minLength: 1, maxLength: 3 }).map((pages) => ({
    'given.ts': 'export const given = { answer: (): unknown => undefined };\n',
    'types.ts': text,
    ...Object.fromEntries(pages.map(([get, post], i) => [`routes/a${i}/page.ts`, page(names, get, post)])),
  })),
);
