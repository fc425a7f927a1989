import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createApp, type Routes } from 'routeclass';
import { emit } from '../../../compiler/emit/emit.ts';
import { emitOpenApi } from '../../../compiler/emit/openapi/document.ts';
import { formatDiagnostics } from '../../../compiler/index.ts';
import type {
  Answer,
  Model,
  Operation,
  Parameter,
  Route,
  Segment,
  Type,
} from '../../../compiler/model/model.ts';
import { holds } from '../../../compiler/model/walk.ts';
import { writeOutput } from '../../../compiler/write/write.ts';
import { compilerOf, settingsOf } from '../../compiler/support/compile.ts';
import { temporaryFolder, writeFiles } from '../../compiler/support/temporary.ts';
import { Schemas } from './schemas.ts';
import { type TextCase, textsOf } from './text-cases.ts';
import { withoutFields } from './without-fields.ts';
import { withoutRules } from './without-rules.ts';

/** A type of a sample, with the route that was made for it. */
export interface TypeCase {
  /** Its name, or the place where it is used: `POST /todos`. */
  readonly label: string;
  readonly type: Type;
  readonly path: string;
}

/** The values exchanged between a test and the page of an echo app. */
interface Exchanged {
  /** The arguments of the method. */
  values: readonly unknown[];
  /** Makes the result of the method. */
  answer: (values: readonly unknown[]) => unknown;
}

export type ClientMethod = (request?: object) => Promise<ClientAnswer>;

interface ClientAnswer {
  readonly ok: boolean;
  readonly status: number | 'other';
  readonly data?: unknown;
  readonly error?: unknown;
}

/**
 * An app that was compiled from the Model of a sample, with a route for every type that returns what it
 * receives.
 */
export interface Echo {
  /** The folder of the echo app. */
  readonly root: string;
  readonly model: Model;
  /** Types that occur in requests and answers. */
  readonly bodies: readonly TypeCase[];
  /** Types that occur in answers only, because they contain a Date. */
  readonly answers: readonly TypeCase[];
  readonly texts: readonly TextCase[];
  /** The document of the echo app. */
  readonly schemas: Schemas;
  /** The same document without the constraints that options add to the types. */
  readonly schemasOfTypes: Schemas;
  /**
   * The document of the sample itself; undefined where the sample has fields that the echo app leaves out.
   */
  readonly ownSchemas: Schemas | undefined;
  readonly exchanged: Exchanged;
  /** The last error that the app reported. */
  readonly failure: { last: unknown };
  /**
   * The client of the echo app, by operation id: the path of a type, or the first segment of a route that
   * reads texts.
   */
  readonly client: { readonly [method: string]: ClientMethod };
  fetch(path: string, init?: RequestInit): Promise<{ readonly status: number; readonly text: string }>;
  remove(): void;
}

const page = `export const exchanged = { values: [], answer: () => undefined };

function echo(...values) {
  exchanged.values = values;
  return exchanged.answer(values);
}

export default class Echo {
  get = echo; post = echo; put = echo; patch = echo; delete = echo;
}
`;

/**
 * Compiles the app in a folder, and from its Model an app with a route for each of its types. Fields with the
 * `unseen` names are left out.
 */
export async function echoOf(from: string, unseen: readonly string[] = []): Promise<Echo> {
  const compiled = compilerOf(from).compile();
  if (!compiled.ok) throw new Error(formatDiagnostics(compiled.diagnostics, { root: from, color: false }));
  const model = withoutFields(compiled.model, unseen);
  const root = temporaryFolder();
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    const file = join(root, 'echo.ts').replaceAll('\\', '/');
    const { answers, bodies } = typesOf(model);
    const texts = textsOf(model);
    const routes = [
      ...bodies.map((one) => bodyRoute(one, file)),
      ...answers.map((one) => answerRoute(one, file)),
      ...texts.map((one, i) => textRoute(one, `t${i}`, file)),
    ];
    const echo: Model = { ...model, importExtension: '.ts', routes, dependencies: new Map(), examples: [] };
    const settings = settingsOf(root, { client: { standalone: true } });
    const files = emit(echo, settings);
    writeFiles(root, { 'package.json': '{"type":"module"}', 'echo.ts': page });
    writeOutput(join(root, 'generated'), files, root);
    const made: { routes: Routes } = await import(join(root, 'generated/dispatch.ts'));
    const { exchanged }: { exchanged: Exchanged } = await import(join(root, 'echo.ts'));
    const { createClient } = await import(join(root, 'generated/client.ts'));
    const failure: Echo['failure'] = { last: undefined };
    const onError = (error: unknown) => {
      failure.last = error;
    };
    const app = createApp(made.routes, { onError });
    const schemasOf = (name: string, list: typeof files) =>
      new Schemas(
        `${name}-${basename(root)}`,
        JSON.parse(list.find(({ path }) => path === 'openapi.json')!.text),
      );
    return {
      root,
      model,
      bodies,
      answers,
      texts: texts.map(({ parameters, ...one }) => one),
      schemas: schemasOf('echo', files),
      schemasOfTypes: schemasOf('types', emitOpenApi(withoutRules(echo), settings)),
      ownSchemas: unseen.length > 0 ? undefined : schemasOf('own', compiled.files),
      exchanged,
      failure,
      client: createClient({ baseUrl: 'http://app.test', fetch: app.fetch }),
      remove,
      async fetch(path, init) {
        const response = await app.fetch(new Request(`http://app.test${path}`, init));
        return { status: response.status, text: await response.text() };
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Every named type, and every unnamed type of a body or an answer, without repetition. */
function typesOf(model: Model) {
  const found: { label: string; type: Type }[] = [];
  const add = (label: string, type: Type | undefined) => {
    if (type && !found.some((one) => isDeepStrictEqual(one.type, type))) found.push({ label, type });
  };
  for (const { id, name } of model.models.values()) add(name, { kind: 'model', id });
  for (const { operations, path } of model.routes) {
    for (const { parameters, result, verb } of operations) {
      const place = `${verb.toUpperCase()} /${path.map((one) => (one.kind === 'static' ? one.text : `{${one.name}}`)).join('/')}`;
      for (const one of parameters) if (one.kind === 'body') add(`the body of ${place}`, one.type);
      for (const one of result.answers) if ('type' in one) add(`the answer of ${place}`, one.type);
    }
  }
  for (const { name, parameters } of model.dependencies.values())
    for (const one of parameters) if (one.kind === 'body') add(`the body of ${name}`, one.type);
  const goesOut = ({ type }: { type: Type }) => holds(type, model.models, ({ kind }) => kind === 'date');
  const cases = (list: typeof found, letter: string): TypeCase[] =>
    list.map((one, i) => ({ ...one, path: `${letter}${i}` }));
  return {
    bodies: cases(
      found.filter((one) => !goesOut(one)),
      'b',
    ),
    answers: cases(found.filter(goesOut), 'a'),
  };
}

const nowhere = { file: '', start: 0, end: 0 };
const required = { kind: 'required' } as const;

function bodyRoute({ path, type }: TypeCase, file: string): Route {
  const value: Parameter = {
    kind: 'body',
    name: 'value',
    type,
    docs: {},
    presence: required,
    span: nowhere,
    typeSpan: nowhere,
  };
  return routeOf([{ kind: 'static', text: path }], path, file, 'post', [value], echoed(type));
}

function answerRoute({ path, type }: TypeCase, file: string): Route {
  return routeOf([{ kind: 'static', text: path }], path, file, 'get', [], echoed(type));
}

function textRoute(
  { parameters, path, verb }: { verb: string; path: readonly Segment[]; parameters: readonly Parameter[] },
  folder: string,
  file: string,
): Route {
  return routeOf(path, folder, file, verb, parameters, { kind: 'empty' });
}

/** In a tuple, so that a list is not mistaken for one. */
const echoed = (type: Type): Answer => ({ kind: 'tuple', type, statuses: [200], headers: undefined });

function routeOf(
  path: readonly Segment[],
  folder: string,
  file: string,
  verb: string,
  parameters: readonly Parameter[],
  answer: Answer,
): Route {
  const operation: Operation = {
    verb: verb as Operation['verb'],
    span: nowhere,
    operationId: folder,
    operationIdSpan: nowhere,
    summary: undefined,
    description: undefined,
    returns: undefined,
    deprecated: false,
    deprecation: undefined,
    hidden: false,
    parameters,
    result: { awaited: false, answers: [answer] },
    throws: [],
    foreign: [],
  };
  return {
    folder,
    file,
    path,
    className: 'Echo',
    classSpan: nowhere,
    description: undefined,
    tags: [],
    limits: undefined,
    errors: [],
    middleware: [],
    operations: [operation],
  };
}
