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

/**
 * The literal type of a value: its JSON, with the line separators escaped that TypeScript treats as line
 * ends.
 */
const typeOf = (value: unknown) =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Collects values that the types of clients must accept or refuse. */
export class TypedUses {
  readonly #lines = new Map<string, Set<string>>();

  /** Expects a type to accept a value. The type is in the namespace `client` of the app in `root`. */
  takes(root: string, type: string, value: unknown): void {
    this.#add(root, `take<${type}>(some as ${typeOf(value)});`);
  }

  refuses(root: string, type: string, value: unknown): void {
    this.#add(root, `// @ts-expect-error\ntake<${type}>(some as ${typeOf(value)});`);
  }

  /** The errors of TypeScript, with the lines that cause them. */
  errors(): string[] {
    const texts = new Map(
      [...this.#lines].map(([root, lines]) => [join(root, 'uses.ts'), [head, ...lines, ''].join('\n')]),
    );
    for (const [file, text] of texts) writeFileSync(file, text);
    const all = strictErrors([...texts.keys()], (file) => texts.has(file));
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
