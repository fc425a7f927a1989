/** The parts of an upload, by their names in multer, the platform's `File` and FastAPI. */
const partsOfUpload: { readonly [name: string]: string } = {
  buffer: 'bytes()',
  content_type: 'contentType',
  mimetype: 'contentType',
  name: 'filename',
  originalname: 'filename',
  read: 'bytes()',
  type: 'contentType',
};

/** The hint for a part of an upload by another name; `before` is the text before that name. */
export function hintOfUpload(name: string, before: string): string | undefined {
  if (!Object.hasOwn(partsOfUpload, name)) return undefined;
  const [, file = 'file'] = /([\w$]+(?:\[[\w$]+\])*)\??\.$/.exec(before) ?? [];
  const part = `${file}.${partsOfUpload[name]}`;
  return `Write \`${part.endsWith('()') ? `await ${part}` : part}\`.`;
}
