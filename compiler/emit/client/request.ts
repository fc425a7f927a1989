import { grouped } from '../../grouped.ts';
import type {
  Constant,
  Docs,
  FileParameter,
  Operation,
  Route,
  TextParameter,
  TextSource,
  Type,
} from '../../model/model.ts';
import { formFields } from '../../model/whole-operation.ts';
import { propertyKey } from '../../print/quote.ts';
import { textType } from '../inputs/texts.ts';
import { comment, docsComment, indentedLines } from './comments.ts';
import { orUndefined } from './wire-text.ts';
import type { Use, WireTypes } from './wire-types.ts';

/** The key of each part of a request in the argument of a client method. */
export type PartName = 'path' | 'query' | 'headers' | 'cookies' | 'form' | 'body';

/** A part of a request: the parameters of one source, or the body. */
export interface RequestPart {
  readonly name: PartName;
  readonly isRequired: boolean;
  readonly content:
    | { readonly kind: 'fields'; readonly fields: readonly Field[] }
    | { readonly kind: 'json'; readonly type: Type; readonly docs: Docs };
}

interface Field {
  readonly name: string;
  readonly type: Type | { readonly kind: 'file'; readonly several: boolean };
  readonly docs: Docs;
  readonly isRequired: boolean;
  readonly filled: Constant | undefined;
}

const partOf = {
  path: 'path',
  query: 'query',
  header: 'headers',
  cookie: 'cookies',
} as const satisfies { [source in Exclude<TextSource, 'form'>]: PartName };

/** The parts of an operation's requests, in the order in which they are written. */
export function requestParts(operation: Operation, route: Route): readonly RequestPart[] {
  const fields = fieldsOf(operation);
  const names = ['path', 'query', 'headers', 'cookies', 'form'] as const;
  const parts = names.flatMap((name): RequestPart[] => {
    const own = name === 'path' ? segments(fields.get('path') ?? [], route) : (fields.get(name) ?? []);
    if (own.length === 0) return [];
    return [
      { name, isRequired: own.some((one) => one.isRequired), content: { kind: 'fields', fields: own } },
    ];
  });
  const body = operation.parameters.find((one) => one.kind === 'body');
  if (body === undefined) return parts;
  const { docs, presence, type } = body;
  return [
    ...parts,
    { name: 'body', isRequired: presence.kind === 'required', content: { kind: 'json', type, docs } },
  ];
}

function fieldsOf(operation: Operation): ReadonlyMap<PartName, readonly Field[]> {
  const form = formFields(operation).map((one) => (one.kind === 'file' ? fileField(one) : textField(one)));
  const others = operation.parameters.flatMap((one) =>
    one.kind === 'text' && one.source !== 'form' ? [[partOf[one.source], textField(one)] as const] : [],
  );
  return new Map<PartName, readonly Field[]>([['form', form], ...grouped(others)]);
}

function fileField({ docs, presence, several, wireName: name }: FileParameter): Field {
  const isRequired = presence.kind === 'required';
  return { name, type: { kind: 'file', several }, docs, isRequired, filled: undefined };
}

function textField({ docs, presence, source, type, wireName: name }: TextParameter): Field {
  const filled = presence.kind === 'default' && presence.value !== null ? presence.value : undefined;
  // A browser or a cookie store sends cookies by itself, so a caller need not pass them.
  const isRequired = presence.kind === 'required' && source !== 'cookie';
  return { name, type: textType(type), docs, filled, isRequired };
}

/** The path parameters in the order of the path. One that the method does not declare is a string. */
function segments(declared: readonly Field[], { path }: Route): readonly Field[] {
  return path.flatMap((segment): Field[] => {
    if (segment.kind === 'static') return [];
    const known = declared.find(({ name }) => name === segment.name);
    const docs = known?.docs ?? {};
    const type = known?.type ?? { kind: 'string' };
    return [{ name: segment.name, type, docs, filled: undefined, isRequired: true }];
  });
}

/** The types that clients send with a request. */
export function sentTypes(parts: readonly RequestPart[]): readonly Use[] {
  return parts.flatMap(({ content }) => {
    const types = content.kind === 'json' ? [content.type] : content.fields.map(({ type }) => type);
    return types.flatMap((type): Use[] => (type.kind === 'file' ? [] : [{ type, direction: 'input' }]));
  });
}

/** The interface of the argument of a client method. */
export function requestInterface(name: string, parts: readonly RequestPart[], types: WireTypes): string {
  const members = parts.flatMap((part) => partLines(part, types));
  return [`export interface ${name} {`, ...indentedLines(members), '}'].join('\n');
}

function partLines({ content, isRequired, name }: RequestPart, types: WireTypes): readonly string[] {
  const head = `readonly ${name}${isRequired ? '' : '?'}: `;
  if (content.kind === 'json') {
    const lines = [...docsComment({ ...content.type.docs, ...content.docs })];
    const text = types.text(content.type, 'input', 2);
    return [...lines, `${head}${isRequired ? text : orUndefined(text)};`];
  }
  const about = name === 'cookies' ? comment([cookiesComment]) : [];
  return [
    ...about,
    `${head}{`,
    ...indentedLines(content.fields.flatMap((field) => fieldLines(field, types))),
    `}${isRequired ? '' : ' | undefined'};`,
  ];
}

const cookiesComment = 'Ignored in a browser, which sends its own cookies as `credentials` determines.';

function fieldLines({ docs, filled, isRequired, name, type }: Field, types: WireTypes): readonly string[] {
  const text = type.kind === 'file' ? fileText(type.several) : types.text(type, 'input', 4);
  const own = type.kind === 'file' ? docs : { ...type.docs, ...docs };
  const end = isRequired ? `: ${text};` : `?: ${text} | undefined;`;
  return [...docsComment(own, filled), `readonly ${propertyKey(name)}${end}`];
}

const fileText = (several: boolean) => (several ? 'readonly FileContent[]' : 'FileContent');

/** The fields of a form that are files, which only a multipart body can carry. */
export function fileNames({ content }: RequestPart): readonly string[] {
  if (content.kind === 'json') return [];
  return content.fields.filter(({ type }) => type.kind === 'file').map(({ name }) => name);
}
