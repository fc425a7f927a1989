import type { ErrorBodyName } from '../../model/error-bodies.ts';
import type { Model } from '../../model/model.ts';
import { Module, type OutputFile } from '../../print/module.ts';
import type { Settings } from '../../settings.ts';
import { answerTypes } from './answer-types.ts';
import { answerType, hasRedirect, readersOf, receivedTypes } from './answers.ts';
import { comment } from './comments.ts';
import { clientInterface, createClientFunction, type MethodTypes } from './create-client.ts';
import { errorDeclarations, errorTypes } from './error-types.ts';
import { helpers } from './helpers.ts';
import { type Method, methodsOf, typeStem } from './methods.ts';
import { apiKeysOf, type Needs, optionTypes } from './options.ts';
import { fileNames, type PartName, requestInterface, sentTypes } from './request.ts';
import { WireTypes } from './wire-types.ts';

/** The typed client, where the settings ask for one: a file that needs only `fetch`. */
export function emitClient(model: Model, { client, out }: Settings): readonly OutputFile[] {
  if (client === undefined) return [];
  const { leftOut, methods } = methodsOf(model);
  const module = new Module('client.ts', { out, extension: model.importExtension });
  for (const name of reserved) module.names.reserve(name);
  const uses = methods.flatMap((one) => [...sentTypes(one.parts), ...receivedTypes(one.answers)]);
  const types = new WireTypes(model, module, client.standalone, uses);

  const named = new Map<Method, MethodTypes>();
  const declarations = methods.flatMap((method) => {
    const own = methodDeclarations(method, module, types);
    named.set(method, own.names);
    return own.texts;
  });
  const typesOf = (method: Method) => named.get(method)!;
  const needs = needsOf(methods);
  const imported = types.imported();
  if (imported.length > 0) module.add(`export type {\n${imported.map((name) => `  ${name},\n`).join('')}};`);
  const texts = [
    createClientFunction(methods, typesOf),
    clientInterface(methods, leftOut, typesOf),
    ...declarations,
    ...types.declarations(),
    ...errorDeclarations(shapesOf(methods)),
    ...answerTypes(needs.raw),
    ...optionTypes(needs),
    ...(methods.length === 0 ? [] : helpers(needs)),
  ];
  for (const text of texts) module.add(text, 1);
  return [module.finish('')];
}

/** The types of one method: its request, its answer, and the unnamed object types in its answer. */
function methodDeclarations(
  method: Method,
  module: Module,
  types: WireTypes,
): { readonly names: MethodTypes; readonly texts: readonly string[] } {
  const texts: string[] = [];
  const stem = typeStem(method);
  const { answers, isRaw, parts } = method;
  const request = parts.length === 0 ? undefined : module.names.take(`${stem}Request`);
  if (request !== undefined) texts.push(requestInterface(request, parts, types));
  const answer = module.names.take(`${stem}Answer`);
  const named = new Map<string, string>();
  const union = answerType(answers, isRaw, types, (type, isError) => {
    const suffix = isError ? 'Error' : 'Data';
    const members = types.members(type, 'output').map((line) => `  ${line}\n`);
    const head = comment([type.docs?.description ?? '']).map((line) => `${line}\n`);
    // Several statuses may have the same body.
    const key = [suffix, ...head, ...members].join('');
    const known = named.get(key);
    if (known !== undefined) return known;
    const name = module.names.take(stem + suffix);
    named.set(key, name);
    texts.push(`${head.join('')}export interface ${name} {\n${members.join('')}}`);
    return name;
  });
  texts.push(
    union.includes('\n') ? `export type ${answer} =\n  | ${union};` : `export type ${answer} = ${union};`,
  );
  return { names: { request, answer }, texts };
}

function shapesOf(methods: readonly Method[]): ReadonlySet<ErrorBodyName> {
  const contents = methods.flatMap(({ answers }) => answers.flatMap(({ content }) => content));
  return new Set(contents.flatMap((one) => (one.kind === 'shape' ? one.name : [])));
}

function needsOf(methods: readonly Method[]): Needs {
  const has = (name: PartName) => methods.some(({ parts }) => parts.some((part) => part.name === name));
  const forms = methods.flatMap(({ parts }) => parts.filter(({ name }) => name === 'form'));
  const segments = methods.flatMap(({ route }) => route.path.map(({ kind }) => kind));
  const schemes = methods.flatMap(({ auth }) => auth.map(({ kind }) => kind));
  const readers = methods.flatMap(({ answers }) => answers.map(readersOf));
  return {
    query: has('query'),
    headers: has('headers'),
    cookies: has('cookies'),
    json: has('body'),
    urlencoded: forms.some((form) => fileNames(form).length === 0),
    multipart: forms.some((form) => fileNames(form).length > 0),
    segment: segments.includes('dynamic'),
    segments: segments.includes('rest'),
    bearer: schemes.includes('bearer'),
    basic: schemes.includes('basic'),
    apiKeys: apiKeysOf(methods),
    raw: methods.some(({ isRaw }) => isRaw),
    redirects: methods.some(({ answers }) => hasRedirect(answers)),
    readers: new Set([...readers.flat(), ...(readers.some(({ length }) => length > 1) ? ['oneOf'] : [])]),
  };
}

/** The names that a client declares itself or relies on. */
const reserved = [
  ...Object.keys(errorTypes),
  ...'ApiClient ClientOptions CallOptions HeaderTexts Auth Login FileContent'.split(' '),
  ...'OkAnswer ErrorAnswer OtherAnswer RawAnswer AnswerError UnreadableAnswer Call Content Authorization'.split(
    ' ',
  ),
  ...'createClient unwrap send requestOf jsonType wellFormed texts segment segments pairs fieldTexts'.split(
    ' ',
  ),
  ...'urlencoded multipart headerText cookieText bearer basic apiKey json items bytes nothing anything'.split(
    ' ',
  ),
  ...'oneOf readItems readLines parse readAnything isJson mediaType'.split(' '),
  ...'AbortSignal AsyncGenerator AsyncIterable Blob Error Extract FormData Headers NonNullable Promise'.split(
    ' ',
  ),
  ...'ReadableStream Request TextDecoder TextEncoder TypeError URL URLSearchParams Uint8Array'.split(' '),
  ...'btoa encodeURIComponent fetch'.split(' '),
];
