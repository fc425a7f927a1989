import { type Body, type Depends, type Field, type Form, type File, HttpError, type Query } from 'routeclass';
import type { CurrentUser } from '../../app/auth.ts';

export interface Draft {
  title: Field<string, { minLength: 1 }>;
}

/** Reads the body for whoever depends on it. */
export function draft(input: Body<Draft>, me: CurrentUser) {
  if (input.title === 'taken') throw new HttpError(409, 'Taken');
  return { title: input.title, author: me.name };
}

export async function upload(
  caption: Form<string, { maxLength: 5 }>,
  file: File,
  kinds?: Query<('a' | 'b')[]>,
) {
  return { caption, size: file.size, kinds };
}

export function remarks(remark?: Form<string>, tags: Form<string[]> = []) {
  return { remark, tags };
}

export default class Drafts {
  post(made: Depends<typeof draft>, force: Query<boolean> = false) {
    return { ...made, force };
  }

  put(sent: Depends<typeof upload>, caption: Form<string, { maxLength: 5 }>) {
    return { ...sent, caption };
  }

  patch(remarked: Depends<typeof remarks>) {
    return remarked;
  }
}
