import type { Depends, Field, Form, Query } from 'routeclass';

interface Note {
  text: Field<string | null, { default: null }>;
}

export function words(search?: Query<string>) {
  return search?.split(' ') ?? [];
}

export function length(note: Form<Note>) {
  return note.text?.length ?? 0;
}

export default class Search {
  /** `null` is no text: both read the same. */
  get(found: Depends<typeof words>, search: Query<string | null> = null) {
    return { found, search };
  }

  post(size: Depends<typeof length>, text: Form<string>) {
    return { size, text };
  }
}
