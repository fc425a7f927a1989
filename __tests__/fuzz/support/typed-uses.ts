import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strictErrors } from '../../compiler/support/strict-errors.ts';

const head = `import type * as client from './generated/client.ts';

export type Content<Answer, Status> = Answer extends { status: Status; data: infer Data }
  ? Data
  : Answer extends { status: Status; error: infer Problem }
    ? Problem
    : never;

export type Item<Content> = Content extends AsyncIterable<infer One> ? One : never;

declare function take<T>(value: T): void;
declare const some: never;
`;

/** The type of a value and of no other: its JSON, where TypeScript sees no further ends of lines. */
const typeOf = (value: unknown) =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** What the types of clients have to take, and what not. */
export class TypedUses {
  readonly #lines = new Map<string, Set<string>>();

  /** `type` is one of the namespace `client`, of the app in a folder. */
  takes(root: string, type: string, value: unknown): void {
    this.#add(root, `take<${type}>(some as ${typeOf(value)});`);
  }

  refuses(root: string, type: string, value: unknown): void {
    this.#add(root, `// @ts-expect-error\ntake<${type}>(some as ${typeOf(value)});`);
  }

  /** What is wrong with the types, as TypeScript says it, with the lines where it says so. */
  errors(): string[] {
    const texts = new Map(
      [...this.#lines].map(([root, lines]) => [join(root, 'uses.ts'), [head, ...lines, ''].join('\n')]),
    );
    for (const [file, text] of texts) writeFileSync(file, text);
    const all = strictErrors([...texts.keys()], ({ file }) => file === undefined || texts.has(file.fileName));
    return all.map((error) => {
      const [, file = '', line] = /^(.*?):(\d+) /.exec(error) ?? [];
      const lines = texts
        .get(file)
        ?.split('\n')
        .slice(Number(line) - 1, Number(line) + 1);
      return [error, ...(lines ?? [])].join('\n');
    });
  }

  #add(root: string, line: string): void {
    this.#lines.set(root, (this.#lines.get(root) ?? new Set()).add(line));
  }
}
