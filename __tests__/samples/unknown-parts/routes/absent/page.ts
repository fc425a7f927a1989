import type { Body, Field } from 'routeclass';

/** Anything, and maybe nothing. */
export interface Note {
  text: unknown;
  more?: unknown;
  kind: Field<unknown, { default: 'plain' }>;
}

export default class Absent {
  post(note: Body<Note>): Note {
    return note;
  }

  /** Where no type is declared, a text that is not there is left out. */
  put(texts: Body<Record<string, unknown>>) {
    const { text } = texts;
    return { text };
  }
}
