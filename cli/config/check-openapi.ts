import type { OpenApiInfo, OpenApiServer, OpenApiTag } from '../../runtime/config.ts';
import { formats } from '../../runtime/formats.ts';
import {
  type Check,
  type ChecksOf,
  type ConfigFault,
  each,
  keys,
  list,
  required,
  text,
  value,
} from './checks.ts';

const url = ofFormat('uri', 'a URL such as https://example.com');

const license = keys({ name: required(text), identifier: text, url });

const variable = keys({ default: required(text), enum: list(text), description: text });

const server = keys({ url: required(text), description: text, variables: optional(each(variable)) });

const externalDocs = keys({ url: required(url), description: text });

const tags = list(keys({ name: required(text), description: text, externalDocs }));

/** Checks the `openapi` setting: the OpenAPI document must be valid with it. */
export const checkOpenApi: Check = keys({
  title: text,
  version: text,
  summary: text,
  description: text,
  termsOfService: url,
  contact: keys({ name: text, url, email: ofFormat('email', 'an email address') }),
  license: (input, path, faults) => {
    license(input, path, faults);
    const { identifier, url } = Object(input);
    if (identifier !== undefined && url !== undefined)
      add(faults, path, 'an object with an `identifier` or a `url`', 'both');
  },
  servers: list((input, path, faults) => {
    const before = faults.length;
    server(input, path, faults);
    if (faults.length === before) checkVariables(input as OpenApiServer, path, faults);
  }),
  tags: (input, path, faults) => {
    const before = faults.length;
    tags(input, path, faults);
    if (faults.length === before) checkNames(input as readonly OpenApiTag[] | undefined, path, faults);
  },
  externalDocs,
} satisfies ChecksOf<OpenApiInfo>);

/** Each `{name}` in the URL of a server needs a variable, whose default must be one of its `enum` values. */
function checkVariables(
  { url, variables = {} }: OpenApiServer,
  path: readonly string[],
  faults: ConfigFault[],
) {
  for (const [, name] of url.matchAll(/\{([^{}]*)\}/g)) {
    if (!Object.hasOwn(variables, name!))
      add(faults, [...path, 'variables', name!], `defined for \`{${name}}\` in the \`url\``, 'missing');
  }
  for (const [name, { default: initial, enum: values }] of Object.entries(variables)) {
    if (values !== undefined && !values.includes(initial))
      add(
        faults,
        [...path, 'variables', name, 'default'],
        'one of the values of `enum`',
        JSON.stringify(initial),
      );
  }
}

/** The document may describe each tag only once. */
function checkNames(tags: readonly OpenApiTag[] = [], path: readonly string[], faults: ConfigFault[]) {
  const names = new Set<string>();
  for (const [index, { name }] of tags.entries()) {
    if (names.has(name))
      add(
        faults,
        [...path, String(index), 'name'],
        'different from the names of the tags before it',
        JSON.stringify(name),
      );
    names.add(name);
  }
}

function add(faults: ConfigFault[], path: readonly string[], expected: string, found: string): void {
  faults.push({ kind: 'invalid', path, expected, found });
}

function ofFormat(format: string, expected: string): Check {
  const is = formats.get(format)!;
  return value(expected, (input) => typeof input === 'string' && is(input));
}

function optional(check: Check): Check {
  return (input, path, faults) => {
    if (input !== undefined) check(input, path, faults);
  };
}
