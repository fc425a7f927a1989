import { Forbidden, HttpError } from 'routeclass';

/** What handlers call of it is followed. */
export class Store {
  readonly #books = new Map<number, string>();
  readonly mode = modeOf('read');

  constructor(key: string) {
    if (key === 'wrong') throw new HttpError(402, `The key ${key} is not paid for`);
  }

  get first(): string {
    return this.#books.get(1) ?? missing('The first book');
  }

  find = (id: number): string => {
    const book = this.#books.get(id);
    if (book === undefined) throw new HttpError(404, `No book ${id}`, { code: 'NO_BOOK' });
    return book;
  };

  async lend(id: number): Promise<string> {
    if (id === 13) throw new Forbidden();
    return this.find(id);
  }

  static open(key: string): Store {
    return new Store(key);
  }
}

function missing(what: string): never {
  throw new HttpError(404, `${what} is missing`, { code: 'MISSING' });
}

function modeOf(mode: string): string {
  if (mode === 'none') throw new HttpError(423, 'Locked');
  return mode;
}

export const shelf = {
  take(id: number) {
    if (id === 1) throw new HttpError(409, 'Taken already', { code: 'TAKEN' });
    return id;
  },
  give: (id: number) => (id === 2 ? missing(`Book ${id}`) : id),
};

/** Nobody knows what stands behind it. */
export interface Remote {
  load(): string;
}

export abstract class Base {
  abstract load(): string;
}
