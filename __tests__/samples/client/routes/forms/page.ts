import type { Field, File, Form, int, Upload } from 'routeclass';

export interface Login {
  username: string;
  remember: Field<boolean, { default: false }>;
  codes?: int[];
}

export default class Forms {
  /** Fields alone. */
  post(login: Form<Login>, trace?: Form<string>): Login & { trace?: string | undefined } {
    return { ...login, trace };
  }

  /** A file, several files, a text and several texts. */
  put(
    avatar: File<Upload, { description: 'At most 1 MB'; maxSize: 1_000_000 }>,
    notes?: File<Upload[]>,
    caption: Form<string> = 'none',
    labels: Form<string[]> = ['plain'],
  ) {
    return { avatar: avatar.filename, notes: notes?.map((one) => one.filename) ?? [], caption, labels };
  }

  /** A form that may be left out. */
  patch(caption: Form<string> = 'none', sizes?: Form<int[]>) {
    return { caption, sizes: sizes ?? null };
  }

  /** One with a file. */
  delete(proof?: File) {
    return proof?.filename ?? null;
  }
}
