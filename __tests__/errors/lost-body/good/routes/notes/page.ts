import type { Body, int, Query } from 'routeclass';

const notes: string[] = [];

export default class Notes {
  get(search: Query<string>) {
    return notes.filter((note) => note.includes(search));
  }

  post(text: Body<string>) {
    const id = notes.push(text);
    return { id };
  }

  put(size: Query<int>) {
    switch (size) {
      case 0:
        return { done: true };
      default:
        return [size];
    }
  }

  /** What follows a line with `return` alone is reached from elsewhere. */
  delete(all: Query<boolean>) {
    if (!all) return
    notes.length = 0;
  }
}
