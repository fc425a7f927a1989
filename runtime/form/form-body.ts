import type { Fault } from '../explain/faults.ts';
import type { Upload } from './upload.ts';

/** A text field or a file of a form. */
export type FormValue = string | Upload;

/** The form that a request brought, by the names on the wire. Names of prototypes are names as any other. */
export class FormBody {
  readonly #values: ReadonlyMap<string, readonly FormValue[]>;

  constructor(values: ReadonlyMap<string, readonly FormValue[]> = new Map()) {
    this.#values = values;
  }

  /**
   * The last text of that name, also an empty one.
   *
   * @throws FormFault when it is a file
   */
  text(name: string): string | undefined {
    const value = this.#last(name);
    return value === undefined ? undefined : asText(name, value);
  }

  /** As `text`, but an empty text, which a browser sends for a field that nobody touched, counts as absent. */
  value(name: string): string | undefined {
    return this.text(name) || undefined;
  }

  /** All texts of that name, joined by commas. A single empty one counts as absent. */
  list(name: string): string | undefined {
    const texts = this.#values.get(name)?.map((value) => asText(name, value));
    return texts?.join(',') || undefined;
  }

  /** The last file of that name. A text in its place is given as it is, for `isUpload` to refuse; an empty one counts as absent. */
  file(name: string): Upload | undefined {
    return (this.#last(name) as Upload | undefined) || undefined;
  }

  /** All files of that name, with texts as `file` has it; undefined where there is none. */
  files(name: string): Upload[] | undefined {
    const present = this.#values.get(name)?.filter((value) => value !== '');
    return present === undefined || present.length === 0 ? undefined : (present as Upload[]);
  }

  #last(name: string): FormValue | undefined {
    return this.#values.get(name)?.at(-1);
  }
}

/** A file stands where a text belongs: 422, alone in the list, for no check of a text could tell. */
export class FormFault extends Error {
  override readonly name = 'FormFault';
  readonly entries: readonly Fault[];

  constructor(name: string, upload: Upload) {
    const msg = `The form field '${name}' must be a text.`;
    super(msg);
    this.entries = [{ type: 'string_type', loc: ['body', name], msg, input: shown(upload) }];
  }
}

/** A value of a form as the `input` of a 422 entry. */
export function shown(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  const { filename, contentType, size } = value;
  return { filename, content_type: contentType, size };
}

function asText(name: string, value: FormValue): string {
  if (typeof value === 'string') return value;
  throw new FormFault(name, value);
}
