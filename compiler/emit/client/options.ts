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

const clientOptions = (auth: boolean) => `/** How a service is reached, and what goes with every request. */
export interface ClientOptions {
  /** Where the app is, with the prefix below which it is mounted: \`https://example.com/api\`. In a browser it may be relative. */
  readonly baseUrl: string | URL;
  /** Sends a request in place of the global \`fetch\`: for retries, logs and tests. */
  readonly fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Headers of every request, or a function that is asked for them before each. */
  readonly headers?: HeaderTexts | (() => HeaderTexts | Promise<HeaderTexts>) | undefined;
${auth ? `${authField}\n` : ''}  /** Whether a browser sends its cookies; \`same-origin\` where nothing is said. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** Breaks every request off. */
  readonly signal?: AbortSignal | undefined;
}`;

const callOptions = (
  auth: boolean,
) => `/** What one call adds to, or says in place of, what the client was made with. */
export interface CallOptions {
  readonly headers?: HeaderTexts | undefined;
${auth ? `${authField}\n` : ''}  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** Breaks the request off, and the answer where that is still being read. */
  readonly signal?: AbortSignal | undefined;
}`;

const authField = `  /** What operations that ask for credentials are shown. */
  readonly auth?: Auth | undefined;`;

const headerTexts = `/** Headers by name. Those of undefined are not sent: \`token ? { authorization: token } : {}\` has such a type. */
export interface HeaderTexts {
  readonly [name: string]: string | undefined;
}`;

function authType({ apiKeys, basic, bearer }: Needs): string {
  const text = 'string | (() => string | undefined | Promise<string | undefined>) | undefined';
  const lines = [
    '/** Credentials, each as it is or as a function that is asked before every request. */',
    'export interface Auth {',
    ...(bearer ? ['  /** The bare token. */', `  readonly bearer?: ${text};`] : []),
    ...(basic
      ? ['  readonly basic?: Login | (() => Login | undefined | Promise<Login | undefined>) | undefined;']
      : []),
    ...(apiKeys.length > 0
      ? [
          '  /** By the header that takes them. */',
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

const fileContent = `/** A file to send: a \`File\` has its name, a \`Blob\` may be given one. */
export type FileContent = Blob | { readonly content: Blob; readonly filename: string };`;
