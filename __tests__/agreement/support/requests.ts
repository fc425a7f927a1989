import type { Segment } from '../../../compiler/model/model.ts';
import type { Document } from '../../emit/support/schema.ts';
import type { TextCase } from './text-cases.ts';
import type { TextInput } from './texts.ts';

/** The text, or the texts of a list, for each input that is sent. */
export type Texts = ReadonlyMap<TextInput, string | readonly string[]>;

type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data';

interface Style {
  readonly style?: string;
  readonly explode?: boolean;
}

interface Described {
  readonly parameters?: readonly (Style & { readonly in: string; readonly name: string })[];
  readonly requestBody?: {
    readonly content: { readonly [type: string]: { readonly encoding?: { readonly [name: string]: Style } } };
  };
}

/** The variant of a request, where it can be written in several ways. */
export interface Way {
  readonly formType: FormType;
  /** Whether the items of a list are sent separately, which means the same as joining them with commas. */
  readonly isRepeated: boolean;
}

const boundary = 'between-the-parts-7d1f';

/**
 * A request with the texts serialized as the document describes: in the styles that it names, or OpenAPI's
 * defaults.
 */
export function requestOf(
  { path, shown, verb }: TextCase,
  texts: Texts,
  { formType, isRepeated }: Way,
  document: Document,
): readonly [path: string, init: RequestInit] {
  const described = document.paths[shown]![verb] as Described;
  const parted = (whole: [string, string][], value: string | readonly string[]): [string, string][] =>
    isRepeated && typeof value !== 'string' && value.length > 0
      ? value.map((item) => [whole[0]![0], item])
      : whole;
  const of = (source: string) => [...texts].filter(([input]) => input.source === source);
  const pairs = (source: string): [string, string][] =>
    of(source).flatMap(([{ name }, value]) => {
      const found = described.parameters?.find((one) => one.in === source && one.name === name);
      if (!found) throw new Error(`the document has no ${source} parameter ${name}`);
      const pairs = written(name, value, found, source === 'header' ? 'simple' : 'form');
      return source === 'cookie' ? pairs : parted(pairs, value);
    });
  const query = pairs('query').map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const headers = new Headers(pairs('header'));
  const cookies = pairs('cookie').map(([name, value]) => `${name}=${encode(value)}`);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  const init: RequestInit = { method: verb.toUpperCase(), headers };
  const content = described.requestBody?.content[formType];
  if (content) {
    const fields = of('form').flatMap(([{ name }, value]) =>
      parted(written(name, value, content.encoding?.[name] ?? {}, 'form'), value),
    );
    const isMultipart = formType === 'multipart/form-data';
    headers.set('content-type', isMultipart ? `${formType}; boundary=${boundary}` : formType);
    init.body = isMultipart ? multipart(fields) : new URLSearchParams(fields).toString();
  }
  const target = path.map((segment) => segmentText(segment, of('path'))).join('/');
  return [`/${target}${query.length > 0 ? `?${query.join('&')}` : ''}`, init];
}

/** Name and text pairs: one for a value, or one for each item of an exploded list. */
function written(
  name: string,
  value: string | readonly string[],
  { style, explode }: Style,
  usual: string,
): [string, string][] {
  const own = style ?? usual;
  if (own !== 'form' && own !== 'simple') throw new Error(`the style ${own} is none that is read`);
  if (typeof value === 'string') return [[name, value]];
  if (!(explode ?? own === 'form')) return [[name, value.join(',')]];
  return own === 'simple' ? [[name, value.join(',')]] : value.map((item) => [name, item]);
}

function segmentText(
  segment: Segment,
  values: readonly (readonly [TextInput, string | readonly string[]])[],
) {
  if (segment.kind === 'static') return encode(segment.text);
  const value = values.find(([{ name }]) => name === segment.name)?.[1] ?? 'any';
  const text = typeof value === 'string' ? value : value.join(',');
  return segment.kind === 'rest' ? text.split('/').map(encode).join('/') : encode(text);
}

function multipart(fields: readonly (readonly [string, string])[]): string {
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

const encode = encodeURIComponent;
