// The fields and files of forms: what `Form` and `File` take, and what TypeScript marks while typing.
import {
  detailedErrors,
  type ErrorHandlers,
  type Field,
  type File,
  type Form,
  type int,
  problemDetails,
  type Upload,
} from 'routeclass';

/** True where two types are the very same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

export interface Signup {
  name: Field<string, { minLength: 1 }>;
  newsletter: Field<boolean, { default: false }>;
  age?: int;
}

export const same: [
  Same<Form<string, { minLength: 2 }>, string>,
  Same<Form<Signup, { description: 'The form' }>, Signup>,
  Same<Form<int[] | null, { maxItems: 2 }>, number[] | null>,
  Same<File, Upload>,
  Same<File<Upload, { maxSize: 5 }>, File>,
  Same<File<Upload[], { minItems: 1 }>, File[]>,
  Same<File<readonly Upload[]>, readonly Upload[]>,
] = [true, true, true, true, true, true, true];

export interface Right {
  text: Form<string, { minLength: 1; regex: '^a'; alias: 'csrf-token'; description: 'a'; example: 'abc' }>;
  number: Form<int, { ge: 0; lt: 5; multipleOf: 2; deprecated: true }>;
  list: Form<string[], { maxItems: 3; uniqueItems: true }>;
  nullable: Form<string | null, { minLength: 1 }>;
  model: Form<Signup, { description: 'The form'; title: 'Signup' }>;
  file: File<Upload, { maxSize: 1_000_000; contentType: 'image/*'; alias: 'image'; description: 'a' }>;
  files: File<Upload[], { maxSize: 5; minItems: 1; maxItems: 2 }>;
  readonlyFiles: File<readonly Upload[], { maxItems: 2; deprecated: true }>;
  none: File<Upload, object>;
}

export interface WrongFields {
  // @ts-expect-error minLenght
  misspelt: Form<string, { minLenght: 2 }>;
  // @ts-expect-error a bound on a text
  bound: Form<string, { ge: 5 }>;
  // @ts-expect-error a bound on a model
  model: Form<Signup, { maxItems: 5 }>;
  // @ts-expect-error a size is for files
  size: Form<string, { maxSize: 5 }>;
  // @ts-expect-error a text where a number belongs
  text: Form<int, { le: '5' }>;
  // @ts-expect-error a parameter has an initializer
  default: Form<int, { default: 10 }>;
}

export interface WrongFiles {
  // @ts-expect-error no upload
  text: File<string>;
  // @ts-expect-error no uploads
  bytes: File<Uint8Array[]>;
  // @ts-expect-error lists of lists
  nested: File<Upload[][]>;
  // @ts-expect-error maxsize
  misspelt: File<Upload, { maxsize: 5 }>;
  // @ts-expect-error a text where a number belongs
  size: File<Upload, { maxSize: '5 MB' }>;
  // @ts-expect-error a list of types
  types: File<Upload, { contentType: ['image/png'] }>;
  // @ts-expect-error a bound is for numbers
  bound: File<Upload, { ge: 1 }>;
  // @ts-expect-error a length is for texts
  length: File<Upload, { maxLength: 1 }>;
  // @ts-expect-error one file has no number of items
  items: File<Upload, { maxItems: 1 }>;
  // @ts-expect-error each upload is another
  unique: File<Upload[], { uniqueItems: true }>;
  // @ts-expect-error a file has no default
  default: File<Upload, { default: null }>;
  // @ts-expect-error a file cannot be written down
  example: File<Upload, { example: 'a.png' }>;
}

export class Signups {
  post(signup: Form<Signup>, image: File<Upload, { maxSize: 5 }>, tags: Form<string[]> = []) {
    return { ...signup, image: image.filename, tags };
  }

  put(files: File[], note?: File) {
    return { names: files.map(({ filename }) => filename), note: note?.size };
  }
}

export class StricterSignups extends Signups {
  override post(signup: Form<Signup, { title: 'Other' }>, image: File<Upload, { contentType: 'image/png' }>) {
    return super.post(signup, image);
  }

  override put(files: File<Upload[], { maxItems: 2 }>, note?: File<Upload, { maxSize: 1 }>) {
    return super.put(files, note);
  }
}

declare const upload: Upload;
const signups = new Signups();
export const answer: { name: string; newsletter: boolean; image: string; tags: string[] } = signups.post(
  { name: 'Ada', newsletter: true },
  upload,
);
export const names: string[] = signups.put([upload]).names;

// @ts-expect-error a field with a default is always there for the handler
signups.post({ name: 'Ada' }, upload);
// @ts-expect-error the file is required
signups.post({ name: 'Ada', newsletter: true });
// @ts-expect-error several files are a list
signups.put(upload);
// @ts-expect-error the platform's own kind of file is another
signups.put([new globalThis.File([], 'a')]);

// What the hints of the compiler say about `error.ts`.
export const handlers = {
  http: (error) => [{ detail: error.detail }, error.status],
} satisfies ErrorHandlers;
export const spread: ErrorHandlers = { ...detailedErrors(), ...handlers };
export const problems: ErrorHandlers = { ...problemDetails({ typeBase: 'https://a.test/' }), ...handlers };
// @ts-expect-error misspelt
problemDetails({ typebase: 'https://a.test/' });
