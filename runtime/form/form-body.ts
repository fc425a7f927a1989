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
   * The last value of that name, also an empty one. A file is no text: undefined, as what is absent;
   * `hasFile` tells them apart.
   */
  text(name: string): string | undefined {
    const value = this.#last(name);
    return isText(value) ? value : undefined;
  }

  /** As `text`, but an empty text, which a browser sends for a field that nobody touched, counts as absent. */
  value(name: string): string | undefined {
    return this.text(name) || undefined;
  }

  /**
   * All values of that name, joined by commas; undefined where a file is among them. A single empty one
   * counts as absent.
   */
  list(name: string): string | undefined {
    const values = this.#values.get(name);
    return values?.every(isText) ? values.join(',') || undefined : undefined;
  }

  /** Whether the last value of that name is a file. */
  hasFile(name: string): boolean {
    const value = this.#last(name);
    return value !== undefined && !isText(value);
  }

  /** Whether a file is among the values of that name. */
  hasFiles(name: string): boolean {
    return this.#values.get(name)?.every(isText) === false;
  }

  /**
   * The last file of that name. A text in its place is given as it is, for `isUpload` to refuse; an empty one
   * counts as absent.
   */
  file(name: string): Upload | undefined {
    return (this.#last(name) as Upload | undefined) || undefined;
  }

  /** All files of that name, with texts as `file` has it; undefined where there is none. */
  files(name: string): Upload[] | undefined {
    const present = this.#values.get(name)?.filter((value) => value !== '');
    return present === undefined || present.length === 0 ? undefined : (present as Upload[]);
  }

  /** All of it as the `input` of a 422 entry: several values of one name are a list. */
  shown(): unknown {
    const fields = [...this.#values].map(([name, [value, ...more]]) => [
      name,
      more.length === 0 ? shown(value!) : [value!, ...more].map(shown),
    ]);
    // `fromEntries` and no assignment: a field may be named `__proto__`.
    return Object.fromEntries(fields);
  }

  #last(name: string): FormValue | undefined {
    return this.#values.get(name)?.at(-1);
  }
}

/** A value of a form as the `input` of a 422 entry. */
export function shown(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  const { filename, contentType, size } = value;
  return { filename, content_type: contentType, size };
}

const isText = (value: FormValue | undefined): value is string => typeof value === 'string';
