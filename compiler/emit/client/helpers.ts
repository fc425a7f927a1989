import { hasAuth, type Needs } from './options.ts';
import { readerHelpers } from './reader-helpers.ts';
import { textHelpers } from './text-helpers.ts';

/** The private functions of a client that send requests and read answers, as far as the methods need them. */
export function helpers(needs: Needs): readonly string[] {
  return [
    callType(needs),
    ...(hasAuth(needs) ? [authorization] : []),
    send(needs),
    requestOf(needs),
    ...(needs.json ? [jsonType] : []),
    ...textHelpers(needs),
    ...authHelpers(needs),
    ...readerHelpers(needs.readers),
  ];
}

const lines = (...all: readonly (string | false)[]) => all.filter((one) => one !== false).join('\n');

const callType = (needs: Needs) =>
  lines(
    '/** A request, as a method describes it. */',
    'interface Call {',
    '  readonly method: string;',
    '  /** Percent-encoded. */',
    '  readonly path: string;',
    needs.query && '  readonly query?: object | undefined;',
    needs.headers && '  readonly headers?: object | undefined;',
    needs.cookies && '  readonly cookies?: object | undefined;',
    needs.json && '  readonly body?: unknown;',
    needs.urlencoded && !needs.multipart && '  readonly form?: URLSearchParams | undefined;',
    needs.multipart && !needs.urlencoded && '  readonly form?: FormData | undefined;',
    needs.multipart && needs.urlencoded && '  readonly form?: FormData | URLSearchParams | undefined;',
    hasAuth(needs) && '  readonly auth?: readonly Authorization[];',
    '  /** How the content of each documented status is read. */',
    '  readonly answers: { readonly [status: number]: Content };',
    needs.raw && "  /** Whether any other answer is a `Response` of the handler's own. */",
    needs.raw && '  readonly isRaw?: boolean;',
    needs.redirects && '  /** Set where a redirect is a documented answer, and must not be followed. */',
    needs.redirects && "  readonly redirect?: 'manual';",
    '}',
  );

const authorization = `/** The header that carries credentials, and its value; undefined without credentials. */
interface Authorization {
  readonly header: string;
  readonly value: (auth: Auth) => Promise<string | undefined>;
}`;

const send = ({ raw }: Needs) =>
  lines(
    'async function send<Answer>(',
    '  client: ClientOptions,',
    '  options: CallOptions,',
    '  call: Call,',
    '): Promise<Answer> {',
    '  const response = await (client.fetch ?? fetch)(await requestOf(client, options, call));',
    '  const { headers, ok, status } = response;',
    '  const content = call.answers[status];',
    '  if (content?.takes(mediaType(response))) {',
    '    const value = await content.read(response);',
    '    const read = ok ? { ok, data: value } : { ok, error: value };',
    '    return { ...read, status, headers, response } as Answer;',
    '  }',
    raw && "  if (call.isRaw) return { ok, status: 'other', headers, response } as Answer;",
    '  const error = await readAnything(response);',
    "  return { ok: false, status: 'other', error, headers, response } as Answer;",
    '}',
  );

function requestOf(needs: Needs): string {
  const hasForm = needs.urlencoded || needs.multipart;
  const hasBody = needs.json || hasForm;
  return lines(
    'async function requestOf(client: ClientOptions, options: CallOptions, call: Call): Promise<Request> {',
    "  const shared = typeof client.headers === 'function' ? await client.headers() : client.headers;",
    '  const headers = new Headers();',
    '  for (const texts of [shared, options.headers]) {',
    '    for (const [name, value] of Object.entries(texts ?? {})) {',
    '      if (value !== undefined) headers.set(name, value);',
    '    }',
    '  }',
    needs.headers && '  for (const [name, value] of Object.entries(call.headers ?? {})) {',
    needs.headers && '    if (value !== undefined && value !== null) headers.set(name, headerText(value));',
    needs.headers && '  }',
    needs.cookies && "  const cookies = cookieText(headers.get('cookie'), call.cookies);",
    needs.cookies && "  if (cookies !== '') headers.set('cookie', cookies);",
    hasAuth(needs) && '  for (const auth of [options.auth ?? {}, client.auth ?? {}]) {',
    hasAuth(needs) && '    for (const { header, value } of call.auth ?? []) {',
    hasAuth(needs) && '      const shown = headers.has(header) ? undefined : await value(auth);',
    hasAuth(needs) && '      if (shown !== undefined) headers.set(header, shown);',
    hasAuth(needs) && '    }',
    hasAuth(needs) && '  }',
    needs.query && '  const query = new URLSearchParams(pairs(call.query)).toString();',
    needs.query && `  const search = query === '' ? '' : \`?\${query}\`;`,
    `  const address = \`\${String(client.baseUrl).replace(/\\/+$/, '')}\${call.path}${needs.query ? `\${search}` : ''}\`;`,
    hasForm && '  // `fetch` sets the content type of a form, with its boundary.',
    hasForm && "  if (call.form !== undefined) headers.delete('content-type');",
    needs.json && '  const json = JSON.stringify(call.body);',
    needs.json && "  const given = headers.get('content-type') ?? '';",
    needs.json &&
      "  if (json !== undefined && !jsonType.test(given)) headers.set('content-type', 'application/json');",
    '  const credentials = options.credentials ?? client.credentials;',
    '  const signals = [options.signal, client.signal].filter((signal) => signal !== undefined);',
    '  return new Request(address, {',
    '    method: call.method,',
    '    headers,',
    hasBody && `    body: ${bodyText(needs)},`,
    needs.redirects && "    redirect: call.redirect ?? 'follow',",
    '    signal: signals.length > 1 ? AbortSignal.any(signals) : (signals[0] ?? null),',
    '    ...(credentials !== undefined && { credentials }),',
    '  });',
    '}',
  );
}

const jsonType = `/** The content types that the service reads as JSON. One that the caller has set is kept. */
const jsonType = /^application\\/(?:json|[^\\s;,/]+\\+json)\\s*(?:;|$)/i;`;

function bodyText({ json, multipart, urlencoded }: Needs): string {
  const hasForm = multipart || urlencoded;
  if (json && hasForm) return 'call.form ?? json ?? null';
  return json ? 'json ?? null' : 'call.form ?? null';
}

function authHelpers({ apiKeys, basic, bearer }: Needs): readonly string[] {
  return [
    ...(bearer ? [bearerHelper] : []),
    ...(basic ? [basicHelper] : []),
    ...(apiKeys.length > 0 ? [apiKeyHelper] : []),
  ];
}

const bearerHelper = `const bearer: Authorization = {
  header: 'authorization',
  value: async ({ bearer: given }) => {
    const token = typeof given === 'function' ? await given() : given;
    return token === undefined ? undefined : \`Bearer \${token}\`;
  },
};`;

const basicHelper = `/** The service splits the credentials at the first colon, so a user name must not contain one. */
const basic: Authorization = {
  header: 'authorization',
  value: async ({ basic: given }) => {
    const login = typeof given === 'function' ? await given() : given;
    if (login === undefined) return undefined;
    if (login.username.includes(':')) throw new TypeError("A user name with ':' would arrive as another one");
    const bytes = new TextEncoder().encode(wellFormed(\`\${login.username}:\${login.password}\`));
    return \`Basic \${btoa(String.fromCharCode(...bytes))}\`;
  },
};`;

const apiKeyHelper = `const apiKey = (header: keyof NonNullable<Auth['apiKeys']>): Authorization => ({
  header,
  value: async ({ apiKeys }) => {
    const given = apiKeys?.[header];
    return typeof given === 'function' ? given() : given;
  },
});`;
