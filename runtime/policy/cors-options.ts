import { optionHeaders } from '../errors/option-headers.ts';
import { checkedName } from '../exchange/head.ts';
import { processTimeHeader } from './process-time.ts';

/** Which pages of other origins may use the app. Everything is optional. */
export interface CorsOptions {
  /**
   * `https://app.example.com`, or a list of such; `'*'` for every page. `true` is every page too, and with
   * `credentials` it names the origin that asks: any page may then act as its visitor, so write that only
   * where the app knows why. Default `'*'`.
   */
  readonly origin?: string | readonly string[] | true;
  /** Of the verbs of a route those that such pages may use. Default: all. */
  readonly methods?: readonly string[];
  /** Headers that such pages may send. Default: those that they ask for. */
  readonly allowHeaders?: readonly string[];
  /**
   * Headers of answers that such pages may read. Default: those that the app itself documents: `x-error-code`
   * and the like.
   */
  readonly exposeHeaders?: readonly string[];
  /** Whether such pages may send cookies and the like. Default false. */
  readonly credentials?: boolean;
  /** Seconds for which a browser need not ask again. Default: what the browser thinks right. */
  readonly maxAge?: number;
}

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const documented = [...Object.values(optionHeaders), processTimeHeader];

/** The options, checked, every default filled in. */
export interface CheckedCors {
  /** Undefined for every origin. */
  readonly origins: ReadonlySet<string> | undefined;
  /** Undefined for the verbs of the route. */
  readonly methods: ReadonlySet<string> | undefined;
  /** Undefined for what is asked for. */
  readonly allowHeaders: string | undefined;
  readonly exposeHeaders: string;
  readonly credentials: boolean;
  readonly maxAge: string | undefined;
}

/** One of the options that browsers do not take as it is. */
interface CorsFault {
  readonly key: keyof CorsOptions;
  /** What it must be. */
  readonly expected: string;
}

/** What browsers do not take where there are credentials. Options of a config may be of any type. */
export function credentialsFaults(
  options: Partial<Record<keyof CorsOptions, unknown>>,
): readonly CorsFault[] {
  const { credentials, origin = '*' } = options;
  if (!credentials) return [];
  const faults: CorsFault[] = [];
  if (origin === '*')
    faults.push({
      key: 'origin',
      expected: 'an origin, a list of such, or true where there are `credentials`',
    });
  for (const key of ['allowHeaders', 'exposeHeaders'] as const) {
    const names = options[key];
    if (Array.isArray(names) && names.includes('*'))
      faults.push({
        key,
        expected: 'a list of names where there are `credentials`, as browsers take `*` for one then',
      });
  }
  return faults;
}

/**
 * @throws TypeError for what is no origin, verb, header name or age, and for what browsers do not take for
 * every one where there are credentials
 */
export function checkCors(options: CorsOptions, requestIdHeader: string | undefined): CheckedCors {
  const { origin = '*', credentials = false, exposeHeaders, methods, allowHeaders, maxAge } = options;
  const isAny = origin === true || origin === '*';
  const [fault] = credentialsFaults(options);
  if (fault !== undefined) throw new TypeError(`cors.${fault.key} must be ${fault.expected}`);
  if (maxAge !== undefined && !(Number.isSafeInteger(maxAge) && maxAge >= 0))
    throw new TypeError(`cors.maxAge must be a whole number of seconds: ${maxAge}`);
  const exposed = exposeHeaders ?? [
    ...documented,
    ...(requestIdHeader === undefined ? [] : [requestIdHeader]),
  ];
  return {
    origins: isAny ? undefined : new Set((typeof origin === 'string' ? [origin] : origin).map(checkedOrigin)),
    methods: methods && new Set(methods.map(checkedVerb)),
    allowHeaders: allowHeaders && namesOf(allowHeaders),
    exposeHeaders: namesOf(exposed),
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

/** An origin with a path, a slash at its end or a `*` in it would never match anything. */
function checkedOrigin(origin: string): string {
  const isWeb = /^https?:/.test(origin);
  const isOrigin = isWeb
    ? !origin.includes('*') && URL.canParse(origin) && new URL(origin).origin === origin
    : origin === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^/?#\s*]+$/.test(origin);
  if (isOrigin) return origin;
  throw new TypeError(`cors.origin must be an origin such as https://app.example.com: ${origin}`);
}
