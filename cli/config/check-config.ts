import { nearest } from '../../compiler/diagnose/suggest.ts';
import { defaultLimits } from '../../runtime/limits.ts';

/** Something wrong in a config, at a path of keys. */
export type ConfigFault =
  | {
      readonly kind: 'unknown';
      readonly path: readonly string[];
      readonly meant: string | undefined;
      readonly known: readonly string[];
    }
  | {
      readonly kind: 'invalid';
      readonly path: readonly string[];
      readonly expected: string;
      readonly found: string;
    };

type Check = (value: unknown, path: readonly string[], faults: ConfigFault[]) => void;

const folder = value(
  'the path of a folder, relative to the app',
  (it) => typeof it === 'string' && it.trim() !== '',
);
const text = value('a string', (it) => typeof it === 'string');
const flag = value('true or false', (it) => typeof it === 'boolean');
const count = value('a whole number, zero or more', (it) => Number.isSafeInteger(it) && Number(it) >= 0);

const checkKeys = keys({
  routes: folder,
  out: folder,
  client: either(flag, keys({ standalone: flag })),
  docs: flag,
  debug: flag,
  limits: keys(Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, count]))),
  cors: either(
    flag,
    keys({
      origin: value("an origin such as 'https://app.example.com', a list of such, '*' or true", isOrigin),
      methods: list(text),
      allowHeaders: list(text),
      exposeHeaders: list(text),
      credentials: flag,
      maxAge: count,
    }),
  ),
  securityHeaders: either(
    flag,
    each(value('a text, or false', (it) => typeof it === 'string' || it === false)),
  ),
  requestId: either(flag, keys({ header: text })),
  processTime: flag,
  openapi: keys({
    title: text,
    version: text,
    description: text,
    servers: list(keys({ url: required(text), description: text })),
  }),
});

/** All that is wrong with the value that a config file exports, in its own order. */
export function checkConfig(config: unknown): ConfigFault[] {
  const faults: ConfigFault[] = [];
  checkKeys(config, [], faults);
  return faults;
}

function value(expected: string, test: (it: unknown) => boolean): Check {
  return (it, path, faults) => {
    if (it !== undefined && !test(it)) faults.push({ kind: 'invalid', path, expected, found: describe(it) });
  };
}

function isOrigin(it: unknown): boolean {
  return (
    it === true || typeof it === 'string' || (Array.isArray(it) && it.every((one) => typeof one === 'string'))
  );
}

/** A flag turns the setting on or off; an object says more. */
function either(whole: Check, detailed: Check): Check {
  return (it, path, faults) => (typeof it === 'boolean' ? whole : detailed)(it, path, faults);
}

/** An object with names of the user's own. */
function each(check: Check): Check {
  const names = keys({});
  return (it, path, faults) => {
    if (typeof it !== 'object' || it === null || Array.isArray(it)) return names(it, path, faults);
    for (const [name, one] of Object.entries(it)) check(one, [...path, name], faults);
  };
}

function required(check: Check): Check {
  return (it, path, faults) => {
    if (it === undefined) faults.push({ kind: 'invalid', path, expected: 'there', found: 'missing' });
    else check(it, path, faults);
  };
}

function list(item: Check): Check {
  return (it, path, faults) => {
    if (it === undefined) return;
    if (!Array.isArray(it)) faults.push({ kind: 'invalid', path, expected: 'a list', found: describe(it) });
    else for (const [index, one] of it.entries()) item(one, [...path, String(index)], faults);
  };
}

function keys(checks: { readonly [key: string]: Check }): Check {
  const known = Object.keys(checks);
  return (it, path, faults) => {
    if (it === undefined && path.length > 0) return;
    if (typeof it !== 'object' || it === null || Array.isArray(it)) {
      faults.push({ kind: 'invalid', path, expected: 'an object', found: describe(it) });
      return;
    }
    for (const key of Object.keys(it)) {
      if (!known.includes(key))
        faults.push({ kind: 'unknown', path: [...path, key], meant: nearest(key, known), known });
    }
    const values: { readonly [key: string]: unknown } = { ...it };
    for (const [key, check] of Object.entries(checks)) check(values[key], [...path, key], faults);
  };
}

function describe(it: unknown): string {
  if (Array.isArray(it)) return 'a list';
  if (typeof it === 'function') return 'a function';
  if (typeof it === 'object' && it !== null) return 'an object';
  return typeof it === 'string' ? JSON.stringify(it) : String(it);
}
