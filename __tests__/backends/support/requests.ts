/** One request of the conformance tests. The expected answers are in `answers.json`. */
export interface Sent {
  /** `GET /items?limit=5`. */
  readonly line: string;
  readonly headers?: readonly string[];
  readonly body?: string | Buffer;
  /** Sent in chunks, without a length. */
  readonly isChunked?: boolean;
  /** Sent by HTTP/1.0, without a `Host`. */
  readonly isOld?: boolean;
}

const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const boundary = 'boundary-of-the-conformance';
const multipart = `Content-Type: multipart/form-data; boundary=${boundary}`;

function parts(...all: readonly (readonly [head: string, content: string])[]): string {
  const texts = all.map(
    ([head, content]) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`,
  );
  return `${texts.join('')}--${boundary}--\r\n`;
}

const file = (name: string, type = 'text/plain') =>
  `name="files"; filename="${name}"\r\nContent-Type: ${type}`;
const title = ['name="title"', 'Ünïcode'] as const;
const large = (size: number) => `{"title":"${'x'.repeat(size)}"}`;

const unusual = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'PURGE'];

/** The requests by theme. */
export const requests: { readonly [theme: string]: readonly Sent[] } = {
  'queries and headers': [
    { line: 'GET /items' },
    { line: 'GET /items?limit=5&tags=a,b&tags=c', headers: ['X-Client: me', 'X-Client: you'] },
    { line: 'GET /items/?limit=7' },
    { line: 'GET /items?limit=%31%30&tags=%F0%9F%98%80,+' },
    { line: 'GET /items?limit=%zz' },
    { line: 'GET /event?a=1&b=%20' },
    { line: 'GET /hello/Ada?times=2' },
    { line: 'GET /hello/Ada', isOld: true },
    { line: 'GET /event?a=1', isOld: true },
    { line: 'GET /users/%35', isOld: true },
  ],
  paths: [
    { line: 'GET /users/5' },
    { line: 'GET /users/x' },
    { line: 'GET /users/%35' },
    { line: 'GET /users/%zz' },
    { line: 'GET /users/%ff' },
    { line: 'GET /users/5000' },
    { line: 'DELETE /users/5' },
    { line: 'GET /files/a/b%2Fc/d.txt' },
    { line: 'GET /files/a//b' },
    { line: 'GET //items' },
    { line: 'GET /files/../items' },
    { line: 'GET /items;a=b' },
  ],
  'unknown paths': unusual.map((verb) => ({ line: `${verb} /nowhere` })),
  'verbs that a path has not': unusual.map((verb) => ({ line: `${verb} /items` })),
  HEAD: [
    { line: 'HEAD /users/5' },
    { line: 'HEAD /users/x' },
    { line: 'HEAD /blob' },
    { line: 'HEAD /ticks?count=2' },
    { line: 'HEAD /moved' },
    { line: 'HEAD /broken' },
  ],
  'JSON bodies': [
    { line: 'POST /notes', headers: [json], body: '{"title":"a","more":1}' },
    { line: 'POST /notes', headers: [json], body: '{"title":"a","tags":["x"]}', isChunked: true },
    {
      line: 'POST /notes',
      headers: ['Content-Type: Application/Vnd.note+JSON; charset=utf-8'],
      body: '{"title":"ä"}',
    },
    { line: 'POST /notes', headers: [json], body: '{"title":"taken"}' },
    { line: 'POST /notes', body: '{"title":"a"}' },
    { line: 'POST /notes', headers: ['Content-Type: text/plain'], body: '{"title":"a"}' },
    { line: 'POST /notes', headers: ['Content-Type: no type at all'], body: '{"title":"a"}' },
    { line: 'POST /notes', headers: [json] },
    { line: 'POST /notes', headers: [json], body: '{"title":' },
    { line: 'POST /notes', headers: [json], body: '{"title":5,"tags":[1,null]}' },
    { line: 'POST /notes', headers: [json], body: '{"__proto__":{"title":"a"}}' },
    { line: 'POST /notes', headers: [json], body: Buffer.from([0x22, 0xff, 0x22]) },
    { line: 'PATCH /notes', headers: [json], body: '{}' },
  ],
  'bodies that are too large': [
    { line: 'POST /notes', headers: [json], body: large(300_000) },
    { line: 'POST /notes', headers: [json], body: large(300_000), isChunked: true },
    { line: 'POST /notes', headers: [json], body: large(900_000) },
    { line: 'POST /session', headers: [form], body: `name=${'x'.repeat(1_048_580)}` },
    { line: 'POST /upload', headers: [multipart], body: parts(title, [file('a.txt'), 'x'.repeat(200_001)]) },
    { line: 'PUT /items', headers: [json], body: large(100_000) },
  ],
  cookies: [
    { line: 'GET /session', headers: ['Cookie: other=1; session=a%20b; session=c'] },
    { line: 'GET /session' },
    { line: 'POST /session', headers: [form], body: 'name=%C3%A4+b' },
    { line: 'POST /session', headers: [form], body: 'name=' },
  ],
  uploads: [
    {
      line: 'POST /upload',
      headers: [multipart],
      body: parts(title, [file('ä.txt'), 'one'], [file('b'), '']),
    },
    {
      line: 'POST /upload',
      headers: [multipart],
      body: parts(title, [file('a.txt'), 'y'.repeat(150_000)]),
      isChunked: true,
    },
    { line: 'POST /upload', headers: [multipart], body: parts([file('a.png', 'image/png'), 'x']) },
    { line: 'POST /upload', headers: [multipart], body: parts(title) },
    { line: 'POST /upload', headers: [multipart], body: 'nothing of the kind' },
    { line: 'POST /upload', headers: ['Content-Type: multipart/form-data'], body: parts(title) },
  ],
  'streams and other answers': [
    { line: 'GET /ticks?count=3' },
    { line: 'GET /ticks?count=3', headers: ['Accept: application/x-ndjson'] },
    { line: 'GET /ticks?count=x' },
    { line: 'GET /moved' },
    { line: 'PUT /moved' },
    { line: 'GET /broken' },
    { line: 'POST /broken' },
    { line: 'GET /wrapped' },
    { line: 'GET /openapi.json' },
  ],
};
