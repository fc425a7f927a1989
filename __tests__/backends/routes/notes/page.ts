import { type Body, DuplicateResource, type Field, reply } from 'routeclass';

interface Note {
  title: Field<string, { minLength: 1; maxLength: 100 }>;
  tags: Field<string[], { default: [] }>;
}

export default class Notes {
  static limits = { body: 300_000 };

  post(note: Body<Note>) {
    if (note.title === 'taken') throw new DuplicateResource('Note', 'title', note.title);
    return reply(note, 201, { location: `/notes/${encodeURIComponent(note.title)}` });
  }

  patch(note: Body<Partial<Note>>) {
    return note;
  }
}
