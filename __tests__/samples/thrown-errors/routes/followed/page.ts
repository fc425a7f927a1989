import { HttpError, type Query } from 'routeclass';
import * as helpers from '../../lib/helpers.ts';
import type { Base, Remote } from '../../lib/store.ts';
import { Store, shelf } from '../../lib/store.ts';

const remote: Remote = {
  load() {
    throw new HttpError(507, 'Nobody can see this');
  },
};

export default class Followed {
  #store = new Store('right');

  /** Methods, getters, constructors, initializers. */
  async get(which?: Query<string>, id: Query<number> = 1) {
    if (which === 'getter') return this.#store.first;
    if (which === 'made') return Store.open('wrong').mode;
    if (which === 'lent') return await this.#store.lend(id);
    return this.#private(which);
  }

  /** Object literals, callbacks, modules. */
  post(which?: Query<string>, ids: Query<number[]> = []) {
    ids.map((id) => {
      if (id < 0) throw new HttpError(416, `Id ${id} is below zero`);
      return id;
    });
    const taken = ids.map(shelf.take);
    if (which === 'given') shelf.give(2);
    if (which === 'late') setTimeout(() => this.#late(), 0);
    if (which === 'module') throw helpers.notFound(1);
    if (which === 'kept') return [kept(4)];
    if (which === 'named') return [down(3)];
    const local = () => {
      throw new HttpError(451, 'Not here');
    };
    return which === 'local' ? local() : ids.map(checked).concat(taken);
  }

  /** What is known when it runs alone is not followed. */
  put(which?: Query<string>) {
    const table: { readonly [name: string]: () => string } = { unknown: () => helpers.fail(507, 'Nobody can see this') };
    const base: Base | undefined = undefined as Base | undefined;
    if (which === 'interface') return remote.load();
    return table[which ?? '']?.() ?? base?.load() ?? 'nothing';
  }

  #private(which = 'none') {
    if (which === 'private') throw new HttpError(400, `Not ${which}`);
    return which;
  }

  #late() {
    throw new HttpError(508, 'The answer has been given');
  }
}

function checked(id: number) {
  if (id > 1000) throw new HttpError(413, 'Too many');
  return id;
}

function memoized<A, R>(make: (value: A) => R) {
  const known = new Map<A, R>();
  return (value: A): R => known.get(value) ?? make(value);
}

/** What is wrapped is called. */
const kept = memoized((id: number) => {
  if (id > 3) throw new HttpError(414, 'Not kept');
  return id;
});

/** A function of another name than its constant. */
const down = function lower(id: number): number {
  if (id === 0) throw new HttpError(417, `${id} is the lowest`);
  return lower(id - 1);
};
