import type { Upload } from './upload.ts';

/** A text field or a file of a form. */
export type FormValue = string | Upload;

/** The form of a request, by field name. Names such as `__proto__` are ordinary names. */
export class FormBody {
  readonly #values: ReadonlyMap<string, readonly FormValue[]>;

  constructor(values: ReadonlyMap<string, readonly FormValue[]> = new Map()) {
    this.#values = values;
  }

  /** The last value of this name, even if empty. Undefined for a file (see `hasFile`), or if absent. */
  text(name: string): string | undefined {
    const value = this.#last(name);
    return isText(value) ? value : undefined;
  }

  /** As `text`, but an empty text counts as absent: a browser sends one for an untouched field. */
  value(name: string): string | undefined {
    return this.text(name) || undefined;
  }

  /**
   * All values of this name, joined by commas; undefined if one of them is a file. A single empty value
   * counts as absent.
   */
  list(name: string): string | undefined {
    const values = this.#values.get(name);
    return values?.every(isText) ? values.join(',') || undefined : undefined;
  }

  /** Whether the last value of this name is a file. */
  hasFile(name: string): boolean {
    const value = this.#last(name);
    return value !== undefined && !isText(value);
  }

  /** Whether a file is among the values of this name. */
  hasFiles(name: string): boolean {
    return this.#values.get(name)?.every(isText) === false;
  }

  /**
   * The last value of this name as a file. A text is returned as it is, so that `isUpload` refuses it; an
   * empty text counts as absent.
   */
  file(name: string): Upload | undefined {
    return (this.#last(name) as Upload | undefined) || undefined;
  }

  /** All values of this name as files, with texts as in `file`; undefined if there are none. */
  files(name: string): Upload[] | undefined {
    const present = this.#values.get(name)?.filter((value) => value !== '');
    return present === undefined || present.length === 0 ? undefined : (present as Upload[]);
  }

  /** The whole form as the `input` of a 422 entry: several values of one name are a list. */
  shown(): unknown {
    const fields = [...this.#values].map(([name, [value, ...more]]) => [
      name,
      more.length === 0 ? shown(value!) : [value!, ...more].map(shown),
    ]);
    // `fromEntries` instead of assignments, because a field may be named `__proto__`.
    return Object.fromEntries(fields);
  }

  #last(name: string): FormValue | undefined {
    return this.#values.get(name)?.at(-1);
  }
}

/** Adds a value to those of its name. */
export function addValue(values: Map<string, FormValue[]>, name: string, value: FormValue): void {
  const before = values.get(name);
  if (before === undefined) values.set(name, [value]);
  else before.push(value);
}

/** A form value as the `input` of a 422 entry. */
export function shown(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  const { filename, contentType, size } = value;
  return { filename, content_type: contentType, size };
}

const isText = (value: FormValue | undefined): value is string => typeof value === 'string';
