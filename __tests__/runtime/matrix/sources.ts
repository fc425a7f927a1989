import type { Options } from '../../e2e/support/client.ts';
import type { Row } from './rows.ts';

/** The values of the parameter in a request, as texts; empty for none. In a body they are JSON. */
export type Sent = readonly string[];

interface Request {
  readonly target: string;
  readonly options: Options;
}

/** One way to declare the parameter `the_value`, and to send it. */
export interface Source {
  /** The name of its folder. */
  readonly name: string;
  readonly declarator: string;
  /** The expected `loc`. */
  readonly loc: readonly string[];
  readonly request: (folder: string, sent: Sent) => Request;
  /** Whether the text can be sent unchanged. */
  readonly carries?: (text: string) => boolean;
}

const encode = encodeURIComponent;
const at = (target: string, options: Options = {}): Request => ({ target, options });
const pairs = (sent: Sent) => sent.map((text) => `the_value=${encode(text)}`);
const boundary = 'matrix-7MA4YWxkTrZu0gW';
const part = (text: string, filename = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="the_value"${filename}\r\n\r\n${text}\r\n`;
const parts = (...all: readonly string[]): Options => ({
  body: Buffer.from(`${all.join('')}--${boundary}--\r\n`),
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
});

export const query: Source = {
  name: 'query',
  declarator: 'Query',
  loc: ['query', 'the_value'],
  request: (folder, sent) => at(sent.length === 0 ? folder : `${folder}?${pairs(sent).join('&')}`),
};

export const path: Source = {
  name: 'path',
  declarator: 'Path',
  loc: ['path', 'the_value'],
  request: (folder, sent) => at(`${folder}/${sent.map(encode).join('/')}`),
};

export const header: Source = {
  name: 'header',
  declarator: 'Header',
  loc: ['header', 'the-value'],
  request: (folder, sent) => at(folder, sent.length === 0 ? {} : { headers: { 'The-Value': sent } }),
  // Spaces around a header's value do not belong to it, and a space after a comma may separate repeated
  // headers.
  carries: (text) => /^[\x21-\x7e\x20]*$/.test(text) && text.trim() === text && !text.includes(', '),
};

export const cookie: Source = {
  name: 'cookie',
  declarator: 'Cookie',
  loc: ['cookie', 'the_value'],
  request: (folder, sent) =>
    at(folder, sent.length === 0 ? {} : { headers: { Cookie: pairs(sent).join('; ') } }),
};

export const form: Source = {
  name: 'form',
  declarator: 'Form',
  loc: ['body', 'the_value'],
  request: (folder, sent) =>
    at(folder, {
      body: Buffer.from(['other=1', ...pairs(sent)].join('&')),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
};

export const multipart: Source = {
  ...form,
  name: 'multipart',
  request: (folder, sent) => at(folder, parts(...sent.map((text) => part(text)))),
};

/** A form with a file where `the_value` is a text. */
export const misplacedFile = parts(part('abc', '; filename="f"'));

/** The field of a body. For two fields of one name, JSON parsers take the last. */
export const body: Source = {
  name: 'body',
  declarator: 'Body',
  loc: ['body', 'the_value'],
  request: (folder, sent) => at(folder, { body: `{${sent.map((json) => `"the_value":${json}`).join()}}` }),
};

/**
 * The page of one type: in `post` the value is required, in `put` optional, and in `patch` it has a default.
 */
export function page({ declarator }: Source, { fallback, options = '', type }: Row): string {
  const names = new Set([declarator, ...(/\bint\b/.test(type) ? ['int'] : [])]);
  const isField = declarator === 'Body';
  const fieldOptions = [options, `default: ${fallback[0]}`].filter((one) => one !== '').join('; ');
  const of = (more: string) => (more === '' ? type : `Field<${type}, { ${more} }>`);
  if (isField) names.add('Field');
  const wrapped = options === '' ? `${declarator}<${type}>` : `${declarator}<${type}, { ${options} }>`;
  const methods = isField
    ? [
        `post(body: Body<{ the_value: ${of(options)} }>)`,
        `put(body: Body<{ the_value?: ${of(options)} }>)`,
        `patch(body: Body<{ the_value: ${of(fieldOptions)} }>)`,
      ]
    : [
        `post(the_value: ${wrapped})`,
        ...(declarator === 'Path'
          ? []
          : [`put(the_value?: ${wrapped})`, `patch(the_value: ${wrapped} = ${fallback[0]})`]),
      ];
  const returned = isField ? 'body' : '{ the_value }';
  const enums = ['Color', 'Level'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(`${type} ${fallback[0]}`),
  );
  const up = declarator === 'Path' ? '../../../../types.ts' : '../../../types.ts';
  return [
    `import type { ${[...names].join(', ')} } from 'routeclass';`,
    ...(enums.length === 0 ? [] : [`import { ${enums.join(', ')} } from '${up}';`]),
    '',
    'export default class Page {',
    ...methods.map((head) => `  ${head}: { the_value?: unknown } {\n    return ${returned};\n  }`),
    '}',
    '',
  ].join('\n');
}

export const types = `export enum Color { Red = 'red', Green = 'dark green' }
export enum Level { Low, Middle, High = 5 }
`;
