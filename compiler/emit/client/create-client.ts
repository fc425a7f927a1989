import type { Route } from '../../model/model.ts';
import { encoded, pathText } from '../../model/path.ts';
import { member, quote, templatePart } from '../../print/quote.ts';
import { hasRedirect, readersOf } from './answers.ts';
import { comment, indentedLines } from './comments.ts';
import type { Method } from './methods.ts';
import { fileNames, type RequestPart } from './request.ts';

/** The local names of a method's own types. */
export interface MethodTypes {
  /** Undefined where the method takes no request. */
  readonly request: string | undefined;
  readonly answer: string;
}

/** The interface of the client, with the description of each operation. */
export function clientInterface(
  methods: readonly Method[],
  leftOut: readonly string[],
  typesOf: (one: Method) => MethodTypes,
): string {
  const members = methods.map((method) => {
    const { answer, request } = typesOf(method);
    const optional = method.parts.some(({ isRequired }) => isRequired) ? '' : '?';
    const taken = [...(request ? [`request${optional}: ${request}`] : []), 'options?: CallOptions'];
    // A member named `new` without quotes would be a construct signature.
    const name = method.name === 'new' ? quote(method.name) : method.name;
    const text = `${name}(${taken.join(', ')}): Promise<${answer}>;`;
    return indentedLines([...methodComment(method), text]).join('\n');
  });
  const missing = leftOut.map((one) => `\`${one}\``).join(', ');
  const head = comment([
    'A method for each operation. Errors of the network and of an aborted signal are thrown unchanged.',
    ...(missing === '' ? [] : ['', `Left out, because \`fetch\` sends no body with GET: ${missing}.`]),
  ]);
  return [...head, 'export interface ApiClient {', members.join('\n\n'), '}'].join('\n');
}

function methodComment({ operation, route }: Method): readonly string[] {
  const { deprecated, deprecation = '', description = '', returns, summary = '', verb } = operation;
  const paragraphs = [summary, description, `\`${verb.toUpperCase()} ${pathText(route.path)}\``];
  const lines = paragraphs.filter((text) => text !== '').flatMap((text) => ['', text]);
  const tags = [
    ...(returns ? [`@returns ${returns}`] : []),
    ...(deprecated ? [`@deprecated ${deprecation}`] : []),
  ];
  return comment([...lines.slice(1), ...(tags.length > 0 ? ['', ...tags] : [])]);
}

/** The function that makes the client. */
export function createClientFunction(
  methods: readonly Method[],
  typesOf: (one: Method) => MethodTypes,
): string {
  const members = methods.map((method) => indentedLines(methodLines(method, typesOf(method)), 4).join('\n'));
  const head = comment([
    'Returns a client of the service at `baseUrl`. It has no state, and opens no connection before a method is called.',
  ]);
  return [
    ...head,
    `export function createClient(${methods.length === 0 ? '_client' : 'client'}: ClientOptions): ApiClient {`,
    '  return {',
    members.join('\n\n'),
    '  };',
    '}',
  ].join('\n');
}

function methodLines(method: Method, { answer, request }: MethodTypes): readonly string[] {
  const { isRaw, name, operation, parts, route } = method;
  const needed = parts.some(({ isRequired }) => isRequired);
  const names = parts.map((part) => part.name).join(', ');
  const taken = [...(request ? [`{ ${names} }${needed ? '' : ' = {}'}`] : []), 'options = {}'];
  const answers = method.answers.map((one) => `${one.status}: ${readerText(readersOf(one))}`);
  const auth = method.auth.map((scheme) =>
    scheme.kind === 'apiKey' ? `apiKey(${quote(scheme.header)})` : scheme.kind,
  );
  const fields = [
    `method: ${quote(operation.verb.toUpperCase())}`,
    `path: ${pathExpression(route)}`,
    ...parts.flatMap(callField),
    ...(auth.length > 0 ? [`auth: [${auth.join(', ')}]`] : []),
    answers.length > 0 ? `answers: { ${answers.join(', ')} }` : 'answers: {}',
    ...(isRaw ? ['isRaw: true'] : []),
    ...(hasRedirect(method.answers) ? ["redirect: 'manual'"] : []),
  ];
  return [
    `${name}: async (${taken.join(', ')}) =>`,
    `  send<${answer}>(client, options, {`,
    ...indentedLines(fields, 4).map((line) => `${line},`),
    '  }),',
  ];
}

const readerText = (readers: readonly string[]) =>
  readers.length === 1 ? readers[0]! : `oneOf(${readers.join(', ')})`;

function callField(part: RequestPart): readonly string[] {
  if (part.name === 'path') return [];
  if (part.name !== 'form') return [part.name];
  const files = fileNames(part).map(quote).join(', ');
  return [files === '' ? 'form: urlencoded(form)' : `form: multipart(form, [${files}])`];
}

function pathExpression({ path }: Route): string {
  const isFixed = path.every(({ kind }) => kind === 'static');
  const parts = path.map((segment) => {
    if (segment.kind === 'static')
      return isFixed ? encoded(segment.text) : templatePart(encoded(segment.text));
    const value = member('path', segment.name);
    return `\${${segment.kind === 'rest' ? 'segments' : 'segment'}(${value})}`;
  });
  const text = `/${parts.join('/')}`;
  return isFixed ? quote(text) : `\`${text}\``;
}
