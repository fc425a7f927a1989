/** Routes with forms and files, written as the compiler writes them. */

import {
  areUploads,
  defineRoutes,
  type Exchange,
  type FormBody,
  file,
  files,
  inFile,
  inFiles,
  inForm,
  inQuery,
  isUpload,
  optional,
  queryReader,
  required,
  route,
  text,
  toBoolean,
  toInt,
  toInts,
  toList,
  writeUnknown,
} from '../../../runtime/generated.ts';
import type { Upload } from '../../../runtime/index.ts';

class Page {
  post(...values: unknown[]): unknown {
    return values.map((value) => value ?? null);
  }
}

const explainLogin = () => [
  inForm('username', required(text.string({ minLength: 1 }))),
  inForm('password', required(text.string())),
  inForm('nickname', optional(text.string())),
];

function postLogin(page: Page, x: Exchange) {
  return x.form(
    (form) => {
      const username = form.text('username');
      const password = form.text('password');
      const nickname = form.text('nickname');
      const valid =
        undefined !== username && 1 <= username.length && undefined !== password && !form.hasFile('nickname');
      if (!valid) return x.refuse(explainLogin, form);
      return x.reply(200, writeUnknown(page.post(username, password, nickname)));
    },
    'username',
    [],
  );
}

const readForce = queryReader(['force']);
const explainProfile = () => [
  inQuery('force', optional(text.boolean())),
  inForm('age', optional(text.int({ ge: 0 }))),
  inForm('active', optional(text.boolean())),
  inForm('tags', optional(text.list(text.string({ minLength: 1 })))),
  inForm('ids', required(text.list(text.int()))),
];

function postProfile(page: Page, x: Exchange) {
  const force = toBoolean(readForce(x.search)[0]);
  return x.form(
    (form) => {
      const age = toInt(form.value('age'));
      const active = toBoolean(form.value('active'));
      const tags = toList(form.list('tags'));
      const ids = toInts(form.list('ids'));
      const valid =
        (undefined === force || 'boolean' === typeof force) &&
        !form.hasFile('age') &&
        (undefined === age || (Number.isSafeInteger(age) && 0 <= age)) &&
        !form.hasFile('active') &&
        (undefined === active || 'boolean' === typeof active) &&
        !form.hasFiles('tags') &&
        (undefined === tags || tags.every((tag) => 1 <= tag.length)) &&
        true === ids?.every((id) => Number.isSafeInteger(id));
      if (!valid) return x.refuse(explainProfile, form);
      return x.reply(200, writeUnknown(page.post(age, active, tags, ids)));
    },
    'age',
    [],
  );
}

const explainUpload = () => [inFile('file', required(file()))];

function postUpload(_page: Page, x: Exchange) {
  return x.form(
    async (form) => {
      const upload = form.file('file');
      if (!isUpload(upload)) return x.refuse(explainUpload, form);
      return x.reply(200, writeUnknown(await described(upload)));
    },
    'file',
    ['file'],
  );
}

const avatarRules = { maxSize: 10, contentType: 'image/*' };
const explainAvatar = () => [
  inForm('caption', required(text.string())),
  inFile('avatar', optional(file(avatarRules))),
];

function postAvatar(page: Page, x: Exchange) {
  return x.form(
    (form) => {
      const caption = form.text('caption');
      const avatar = form.file('avatar');
      const valid = undefined !== caption && (undefined === avatar || isUpload(avatar, avatarRules));
      if (!valid) return x.refuse(explainAvatar, form);
      return x.reply(200, writeUnknown(page.post(caption, avatar?.filename)));
    },
    'caption',
    ['avatar'],
  );
}

const albumRules = { contentType: 'text/plain', maxSize: 10, minItems: 2, maxItems: 3 };
const explainAlbum = () => [inFiles('photos', required(files(albumRules)))];

function postAlbum(page: Page, x: Exchange) {
  return x.form(
    (form) => {
      const photos = form.files('photos');
      if (!areUploads(photos, albumRules)) return x.refuse(explainAlbum, form);
      return x.reply(200, writeUnknown(page.post(...photos.map(({ filename }) => filename))));
    },
    'photos',
    [],
    ['photos'],
  );
}

/** All values of the fields that `?names=` lists. */
const readNames = queryReader(['names'], ['names']);

function postDump(_page: Page, x: Exchange) {
  const names = toList(readNames(x.search)[0]) ?? [];
  return x.form(
    async (form) => {
      x.reply(200, JSON.stringify(await Promise.all(names.map((name) => dump(form, name)))));
    },
    'a',
    [],
    names,
  );
}

async function dump(form: FormBody, name: string): Promise<unknown> {
  const uploads = form.files(name);
  if (uploads === undefined) return form.text(name) ?? null;
  return typeof uploads[0] === 'string' ? form.list(name) : Promise.all(uploads.map(described));
}

/** Describes an upload. The four ways to read its contents must agree. */
export async function described(upload: Upload): Promise<object> {
  const { filename, size, contentType } = upload;
  const streamed: Uint8Array[] = [];
  for await (const piece of upload.stream()) streamed.push(piece);
  const all = Buffer.concat(streamed);
  const same =
    all.equals(await upload.bytes()) &&
    all.equals(new Uint8Array(await upload.arrayBuffer())) &&
    new TextDecoder().decode(all) === (await upload.text()) &&
    all.byteLength === size;
  if (!same) throw new Error('The contents differ by the way they are read');
  return { filename, size, content_type: contentType, hex: all.toString('hex') };
}

function postFailing(_page: Page, x: Exchange) {
  return x.form(
    (form) => {
      if (form.text('how') === 'throw') throw new Error('thrown');
      return Promise.reject(new Error('rejected'));
    },
    'how',
    [],
  );
}

export const limits = { body: 2000, fields: 20, files: 3, fileSize: 5000 };

export const formRoutes = defineRoutes(
  [
    route('/login', Page, { post: postLogin }),
    route('/profile', Page, { post: postProfile }),
    route('/upload', Page, { post: postUpload }),
    route('/avatar', Page, { post: postAvatar }),
    route('/album', Page, { post: postAlbum }),
    route('/dump', Page, { post: postDump }),
    route('/failing', Page, { post: postFailing }),
    route('/large', Page, { post: postUpload }, { limits: { fileSize: 10_485_760 } }),
    route('/tiny', Page, { post: postUpload }, { limits: { fileSize: 10 } }),
  ],
  { limits, hasForms: true },
);
