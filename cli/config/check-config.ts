import type { Config } from '../../runtime/config.ts';
import { checkedName, settableName } from '../../runtime/exchange/head.ts';
import { defaultLimits, isCount } from '../../runtime/limits.ts';
import { type CorsOptions, checkCors, credentialsFaults } from '../../runtime/policy/cors-options.ts';
import {
  meantHeader,
  securityHeaderNames,
  securityHeaderPairs,
} from '../../runtime/policy/security-headers.ts';
import { checkOpenApi } from './check-openapi.ts';
import { type Check, type ChecksOf, type ConfigFault, each, either, keys, list, value } from './checks.ts';

const folder = value(
  'the path of a folder, relative to the app',
  (input) => typeof input === 'string' && input.trim() !== '',
);
const flag = value('true or false', (input) => typeof input === 'boolean');
const count = value('a whole number, zero or more', isCount);
const headerName = value('a header name', isName(checkedName));

const corsKeys = keys({
  origin: value("an origin such as 'https://app.example.com', a list of origins, '*' or true", (origin) =>
    isTaken(() => checkCors({ origin } as object, [])),
  ),
  methods: list(
    value("a verb such as 'PUT' (without `methods`, all verbs of a route are allowed)", (method) =>
      isTaken(() => checkCors({ methods: [method] } as object, [])),
    ),
  ),
  allowHeaders: list(headerName),
  exposeHeaders: list(headerName),
  credentials: flag,
  maxAge: count,
} satisfies ChecksOf<CorsOptions>);

const cors: Check = (input, path, faults) => {
  corsKeys(input, path, faults);
  const options = Object(input);
  for (const { key, expected } of credentialsFaults(options))
    faults.push({
      kind: 'invalid',
      path: [...path, key],
      expected,
      found: JSON.stringify(options[key]) ?? 'missing',
    });
};

const securityHeader: Check = (input, path, faults) => {
  const name = path.at(-1)!;
  const test = (sent: unknown) => isTaken(() => securityHeaderPairs({ [name]: sent as string | false }));
  const meant = meantHeader(name);
  const isStray = input === false && !securityHeaderNames.includes(name.toLowerCase());
  if (meant !== undefined || isStray)
    faults.push({ kind: 'unknown', path, meant, known: securityHeaderNames });
  else value('a valid value of this header, or false', test)(input, path, faults);
};

const checkKeys = keys({
  routes: folder,
  out: folder,
  client: either(keys({ standalone: flag })),
  docs: flag,
  debug: flag,
  limits: keys(Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, count]))),
  cors: either(Object.assign(cors, { known: corsKeys.known })),
  securityHeaders: either(each(securityHeader)),
  requestId: either(keys({ header: value('a header name', isName(settableName)) })),
  processTime: flag,
  openapi: checkOpenApi,
} satisfies ChecksOf<Config>);

/** Every fault in the value that a config file exports. */
export function checkConfig(config: unknown): ConfigFault[] {
  const faults: ConfigFault[] = [];
  checkKeys(config, [], faults);
  return faults;
}

function isName(check: (name: string) => string): (input: unknown) => boolean {
  return (input) => typeof input === 'string' && isTaken(() => check(input.toLowerCase()));
}

/**
 * Whether the runtime accepts a setting: the build refuses every config that would fail when the app starts.
 */
function isTaken(take: () => unknown): boolean {
  try {
    take();
    return true;
  } catch {
    return false;
  }
}
