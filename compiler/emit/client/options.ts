import { propertyKey } from '../../print/quote.ts';
import type { Method } from './methods.ts';

/** The features of a client that its methods need. All others are left out. */
export interface Needs {
  readonly query: boolean;
  readonly headers: boolean;
  readonly cookies: boolean;
  readonly json: boolean;
  readonly urlencoded: boolean;
  readonly multipart: boolean;
  readonly segment: boolean;
  readonly segments: boolean;
  readonly bearer: boolean;
  readonly basic: boolean;
  /** The header names of keys, each in the spelling of its first use. */
  readonly apiKeys: readonly string[];
  readonly raw: boolean;
  readonly redirects: boolean;
  /** The names of readers, and `oneOf`. */
  readonly readers: ReadonlySet<string>;
}

export const hasAuth = ({ apiKeys, basic, bearer }: Needs): boolean => bearer || basic || apiKeys.length > 0;

/** The header names of all keys. */
export function apiKeysOf(methods: readonly Method[]): readonly string[] {
  const schemes = methods.flatMap(({ auth }) => auth);
  return [...new Set(schemes.flatMap((one) => (one.kind === 'apiKey' ? one.header : [])))];
}

/** The types of the options of a client and of a single call. */
export function optionTypes(needs: Needs): readonly string[] {
  const auth = hasAuth(needs);
  const parts = [clientOptions(auth), callOptions(auth), headerTexts];
  if (auth) parts.push(authType(needs));
  if (needs.multipart) parts.push(fileContent);
  return parts;
}

const clientOptions = (auth: boolean) => `/** Where the service is, and the options of all requests. */
export interface ClientOptions {
  /** URL of the app, with the prefix that it is mounted at: \`https://example.com/api\`. In a browser it may be relative. */
  readonly baseUrl: string | URL;
  /** Called instead of the global \`fetch\`: for retries, logs and tests. */
  readonly fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Headers of every request, or a function that returns them and is called before each request. */
  readonly headers?: HeaderTexts | (() => HeaderTexts | Promise<HeaderTexts>) | undefined;
${auth ? `${authField}\n` : ''}  /** Whether a browser sends its cookies. The default is \`same-origin\`. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** Aborts every request. */
  readonly signal?: AbortSignal | undefined;
}`;

const callOptions = (
  auth: boolean,
) => `/** Options of one call, which take precedence over the client's. Headers are merged, and either signal aborts. */
export interface CallOptions {
  readonly headers?: HeaderTexts | undefined;
${auth ? `${authField}\n` : ''}  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** Aborts the request, and the reading of its answer. */
  readonly signal?: AbortSignal | undefined;
}`;

const authField = `  /** Credentials, sent to the operations that read them. */
  readonly auth?: Auth | undefined;`;

const headerTexts = `/** Headers by name. One that is undefined is not sent. */
export interface HeaderTexts {
  readonly [name: string]: string | undefined;
}`;

function authType({ apiKeys, basic, bearer }: Needs): string {
  const text = 'string | (() => string | undefined | Promise<string | undefined>) | undefined';
  const lines = [
    '/** Credentials, each a value or a function that returns it and is called before every request. */',
    'export interface Auth {',
    ...(bearer ? ['  /** The token, without `Bearer`. */', `  readonly bearer?: ${text};`] : []),
    ...(basic
      ? ['  readonly basic?: Login | (() => Login | undefined | Promise<Login | undefined>) | undefined;']
      : []),
    ...(apiKeys.length > 0
      ? [
          '  /** By the name of the header. */',
          '  readonly apiKeys?:',
          '    | {',
          ...apiKeys.map((name) => `        readonly ${propertyKey(name)}?: ${text};`),
          '      }',
          '    | undefined;',
        ]
      : []),
    '}',
  ];
  const login = `\n\nexport interface Login {\n  readonly username: string;\n  readonly password: string;\n}`;
  return lines.join('\n') + (basic ? login : '');
}

const fileContent = `/** A file to send: a \`File\`, which has a name, or a \`Blob\`, with or without one. */
export type FileContent = Blob | { readonly content: Blob; readonly filename: string };`;
