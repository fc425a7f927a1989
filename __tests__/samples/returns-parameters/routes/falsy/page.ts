// What `&&` gives where its left side is falsy: with options on it, a type shows none of that.
import { type Depends, type Field, type int, type Query, reply } from 'routeclass';

interface Note {
  id: int;
  text: Field<string, { maxLength: 80 }>;
  pinned: Field<boolean, { default: false }>;
  likes: Field<int, { ge: 0 }>;
}

declare const notes: Note[];

export function favourite(pinned: Query<boolean>) {
  return pinned && notes[0]!;
}

const shortened = (note: Note) => ({ id: note.id, label: note.pinned && note.text });

export default class Falsy {
  get(pinned: Query<boolean>, count: Query<int>, text: Query<string>) {
    return {
      count,
      ...(pinned && { first: notes[0]! }),
      note: pinned && notes[0]!,
      name: text && { text },
      share: count && text.length / count,
      all: count && notes,
    };
  }

  post(pinned: Query<boolean>) {
    return reply({ pinned, by: pinned && 'me' }, 201);
  }

  put(note: Depends<typeof favourite>) {
    return { note, id: note && note.id };
  }

  async patch() {
    return notes.map((note) => ({ ...shortened(note), ...(note.likes && { likes: note.likes }) }));
  }

  async *delete(pinned: Query<boolean>) {
    yield* notes.map((note) => pinned && note);
  }
}
