import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from './http.ts';

/** A file that is edited repeatedly, and the request whose answer shows that an edit has taken effect. */
export interface Edited {
  readonly name: string;
  /** The absolute path. */
  readonly file: string;
  /** The text before any edit. */
  readonly original: string;
  /** The text after edit `turn`, which counts from 1. */
  text(turn: number): string;
  readonly request: (turn: number) => Request;
  readonly shows: (turn: number, status: number, text: string) => boolean;
}

/**
 * The edited files: a page, in the body of a method, and a model, in a bound that both pages of the resource
 * use.
 */
export function editedFiles(root: string, resource: number): readonly [page: Edited, model: Edited] {
  const path = `/items-${resource}`;
  const page = join(root, `app/routes/items-${resource}/page.ts`);
  const model = join(root, `app/models/item-${resource}.ts`);
  const pageText = readFileSync(page, 'utf8');
  const modelText = readFileSync(model, 'utf8');
  return [
    {
      name: 'a page',
      file: page,
      original: pageText,
      text: (turn) => replaced(pageText, '(limit)', `(limit + ${turn})`),
      request: () => ({ path: `${path}?limit=1&search=x` }),
      shows: (turn, status, text) => status === 200 && JSON.parse(text)[0].id === 1 + turn,
    },
    {
      name: 'a model that two pages share',
      file: model,
      original: modelText,
      text: (turn) => replaced(modelText, 'maxLength: 100 ', `maxLength: ${100 + turn} `),
      // One character more than was valid before this edit.
      request: (turn) => ({
        method: 'POST',
        path,
        body: { title: 'x'.repeat(100 + turn), kind: 'a', tags: [], count: 1 },
      }),
      shows: (_turn, status) => status === 200,
    },
  ];
}

function replaced(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`nothing to edit: no ${what} in\n${text}`);
  return text.replaceAll(what, by);
}

export function save({ file, text }: Edited, turn: number): void {
  writeFileSync(file, text(turn));
}

export function restore({ file, original }: Edited): void {
  writeFileSync(file, original);
}
