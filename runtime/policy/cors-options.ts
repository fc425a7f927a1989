import { optionHeaders } from '../errors/option-headers.ts';
import { checkedName } from '../exchange/head.ts';
import { methods } from '../routing/methods.ts';

/** CORS settings: which pages of other origins may use the app. Everything is optional. */
export interface CorsOptions {
  /**
   * The allowed origins: one such as `https://app.example.com`, a list of them, or `'*'` for all. `true`
   * allows all origins, too, but with `credentials` it answers with the origin that asks: then any page can
   * act as its visitor, so use it only if that is intended. Default `'*'`.
   */
  readonly origin?: string | readonly string[] | true;
  /** The methods that such pages may use, out of those of a route. Default: all. */
  readonly methods?: readonly string[];
  /** Request headers that such pages may send. Default: those that the preflight asks for. */
  readonly allowHeaders?: readonly string[];
  /**
   * Response headers that such pages may read. Default: those in the document of the app, which are the
   * headers of its answers and of its errors (`x-error-code` and others), and `x-process-time` and the
   * request id where answers carry them.
   */
  readonly exposeHeaders?: readonly string[];
  /** Whether such pages may send cookies and other credentials. Default false. */
  readonly credentials?: boolean;
  /** Seconds for which a browser may cache the answer to a preflight. Default: decided by the browser. */
  readonly maxAge?: number;
}

const verbs = [...Object.keys(methods), 'OPTIONS'];

/** The checked options, with every default filled in. */
export interface CheckedCors {
  /** Undefined allows every origin. */
  readonly origins: ReadonlySet<string> | undefined;
  /** Undefined allows all verbs of the route. */
  readonly methods: ReadonlySet<string> | undefined;
  /** Undefined allows the headers that the preflight asks for. */
  readonly allowHeaders: string | undefined;
  readonly exposeHeaders: string;
  readonly credentials: boolean;
  readonly maxAge: string | undefined;
}

/** An option that browsers do not accept. */
interface CorsFault {
  readonly key: keyof CorsOptions;
  /** What it must be. */
  readonly expected: string;
}

/** The options that browsers refuse together with `credentials`. Options of a config may be of any type. */
export function credentialsFaults(
  options: Partial<Record<keyof CorsOptions, unknown>>,
): readonly CorsFault[] {
  const { credentials, origin = '*' } = options;
  if (!credentials) return [];
  const faults: CorsFault[] = [];
  if (origin === '*')
    faults.push({
      key: 'origin',
      expected: 'an origin, a list of origins or true if `credentials` is set',
    });
  for (const key of ['allowHeaders', 'exposeHeaders'] as const) {
    const names = options[key];
    if (Array.isArray(names) && names.includes('*'))
      faults.push({
        key,
        expected: 'a list of names if `credentials` is set (browsers then take `*` for a name)',
      });
  }
  return faults;
}

/**
 * @param headers the headers that answers may have, besides those of errors
 * @throws TypeError for an invalid origin, verb, header name or age, and for wildcards, which browsers do not
 * accept together with `credentials`
 */
export function checkCors(options: CorsOptions, headers: readonly string[]): CheckedCors {
  const { origin = '*', credentials = false, exposeHeaders, methods, allowHeaders, maxAge } = options;
  const isAny = origin === true || origin === '*';
  const [fault] = credentialsFaults(options);
  if (fault !== undefined) throw new TypeError(`cors.${fault.key} must be ${fault.expected}`);
  if (maxAge !== undefined && !(Number.isSafeInteger(maxAge) && maxAge >= 0))
    throw new TypeError(`cors.maxAge must be a whole number of seconds: ${maxAge}`);
  return {
    origins: isAny ? undefined : new Set((typeof origin === 'string' ? [origin] : origin).map(checkedOrigin)),
    methods: methods && new Set(methods.map(checkedVerb)),
    allowHeaders: allowHeaders && namesOf(allowHeaders),
    exposeHeaders: namesOf(exposeHeaders ?? [...new Set([...Object.values(optionHeaders), ...headers])]),
    credentials,
    maxAge: maxAge === undefined ? undefined : String(maxAge),
  };
}

function namesOf(headers: readonly string[]): string {
  return headers.map((name) => checkedName(name.toLowerCase())).join(', ');
}

function checkedVerb(method: string): string {
  const verb = method.toUpperCase();
  if (verbs.includes(verb)) return verb;
  throw new TypeError(
    `cors.methods must be of ${verbs.join(', ')}; without it, all of a route are allowed: ${method}`,
  );
}

/** The origin, if it is valid. One with a path, a slash at its end or a `*` would never match. */
function checkedOrigin(origin: string): string {
  const isWeb = /^https?:/.test(origin);
  const isOrigin = isWeb
    ? !origin.includes('*') && URL.canParse(origin) && new URL(origin).origin === origin
    : origin === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^/?#\s*]+$/.test(origin);
  if (isOrigin) return origin;
  throw new TypeError(`cors.origin must be an origin such as https://app.example.com: ${origin}`);
}
