import { defaultLimits, isCount } from '../../runtime/limits.ts';
import { checkOpenApi } from './check-openapi.ts';
import { type ConfigFault, each, either, keys, list, text, value } from './checks.ts';

const folder = value(
  'the path of a folder, relative to the app',
  (it) => typeof it === 'string' && it.trim() !== '',
);
const flag = value('true or false', (it) => typeof it === 'boolean');
const count = value('a whole number, zero or more', isCount);

const checkKeys = keys({
  routes: folder,
  out: folder,
  client: either(keys({ standalone: flag })),
  docs: flag,
  debug: flag,
  limits: keys(Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, count]))),
  cors: either(
    keys({
      origin: value("an origin such as 'https://app.example.com', a list of such, '*' or true", isOrigin),
      methods: list(text),
      allowHeaders: list(text),
      exposeHeaders: list(text),
      credentials: flag,
      maxAge: count,
    }),
  ),
  securityHeaders: either(each(value('a text, or false', (it) => typeof it === 'string' || it === false))),
  requestId: either(keys({ header: text })),
  processTime: flag,
  openapi: checkOpenApi,
});

/** All that is wrong with the value that a config file exports, in its own order. */
export function checkConfig(config: unknown): ConfigFault[] {
  const faults: ConfigFault[] = [];
  checkKeys(config, [], faults);
  return faults;
}

function isOrigin(it: unknown): boolean {
  return (
    it === true || typeof it === 'string' || (Array.isArray(it) && it.every((one) => typeof one === 'string'))
  );
}
