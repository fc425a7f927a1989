import { expect, test } from '@jest/globals';
import type { File, Form, int, Upload } from '../../runtime/index.ts';

interface Login {
  username: string;
}

class Page {
  post(
    age: Form<int, { ge: 1; description: 'Years'; alias: 'years' }>,
    tags: Form<string[], { minItems: 1 }> = [],
    login?: Form<Login>,
  ) {
    return { age, tags, login };
  }

  put(
    one: File,
    image: File<Upload, { maxSize: 1000; contentType: 'image/*'; alias: 'picture'; description: 'Yours' }>,
    many: File[],
    some: File<Upload[], { minItems: 1; maxItems: 2; maxSize: 10 }>,
    none?: File,
  ) {
    return [one, image, ...many, ...some, none].map((upload) => upload?.filename);
  }
}

/** Each line has an option that its declarator does not take. */
type Refused = [
  // @ts-expect-error
  Form<int, { minLength: 1 }>,
  // @ts-expect-error
  Form<string, { maxSize: 1 }>,
  // @ts-expect-error
  File<Upload, { minItems: 1 }>,
  // @ts-expect-error
  File<Upload[], { uniqueItems: true }>,
  // @ts-expect-error
  File<Upload, { maxsize: 1 }>,
  // @ts-expect-error
  File<Upload, { maxSize: '1' }>,
  // @ts-expect-error
  File<string>,
];

test('options that do not apply are refused while typing', () => {
  const refused: Refused | undefined = undefined;
  expect(refused).toBeUndefined();
});

test('a handler takes plain values, and any object that is as an upload is', () => {
  const upload: Upload = {
    filename: 'a.txt',
    contentType: 'text/plain',
    size: 0,
    stream: () => new ReadableStream(),
    arrayBuffer: async () => new ArrayBuffer(0),
    bytes: async () => new Uint8Array(),
    text: async () => '',
  };
  const page = new Page();
  expect(page.post(5, ['a'], { username: 'x' })).toEqual({ age: 5, tags: ['a'], login: { username: 'x' } });
  expect(page.put(upload, upload, [upload], [])).toEqual(['a.txt', 'a.txt', 'a.txt', undefined]);
});
