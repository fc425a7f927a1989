import type { Model, Operation, Route, TextParameter } from '../../model.ts';
import type { OutputFile } from '../../print/module.ts';
import { quote } from '../../print/quote.ts';
import { pathText } from '../../scan/segments.ts';
import type { Settings } from '../../settings.ts';
import { wholeModel } from '../../whole-operation.ts';
import { textType } from '../texts.ts';
import { errorComponents, errorResponses } from './errors.ts';
import { documentedType, filled, requestBody } from './request-body.ts';
import { responses, together } from './responses.ts';
import { defined, type Schema, Schemas } from './schema.ts';
import { SecuritySchemes } from './security.ts';

/** The OpenAPI 3.1 document, twice: as the file that tools read, and as the module that the app serves. */
export function emitOpenApi(model: Model, settings: Settings): readonly OutputFile[] {
  const document = openApiDocument(model, settings);
  const json: OutputFile = { path: 'openapi.json', text: `${JSON.stringify(document, null, 2)}\n` };
  return settings.docs ? [json, { path: 'openapi.ts', text: documentModule(document) }] : [json];
}

export function openApiDocument(declared: Model, { openapi }: Settings): Schema {
  const model = wholeModel(declared);
  const parameters = model.routes.flatMap(({ operations }) =>
    operations.flatMap((operation) => operation.parameters),
  );
  const schemas = new Schemas(
    model.models,
    parameters.flatMap((one) => ('type' in one ? one.type : [])),
  );
  const security = new SecuritySchemes(model);
  const paths = Object.fromEntries(
    model.routes.map((route) => [pathText(route.path), pathItem(route, schemas, security)]),
  );
  const { servers, ...info } = openapi;
  return {
    openapi: '3.1.0',
    info,
    ...(servers && { servers }),
    tags: tagObjects(model),
    paths,
    components: defined({
      schemas: { ...schemas.components(), ...errorComponents(model) },
      securitySchemes: security.components(),
    }),
  };
}

/** A class without a tag is grouped under its path. */
const tagsOf = (route: Route): readonly string[] =>
  route.tags.length > 0 ? route.tags : [pathText(route.path)];

function tagObjects({ routes }: Model): readonly Schema[] {
  const tagged = new Map<string, Route[]>();
  for (const route of routes)
    for (const tag of new Set(tagsOf(route))) tagged.set(tag, [...(tagged.get(tag) ?? []), route]);
  return [...tagged.keys()].sort().map((name) => {
    const [only, ...more] = tagged.get(name)!;
    // What one class says of itself is not true of the others that share its tag.
    return defined({ name, description: more.length === 0 ? only?.description : undefined });
  });
}

function pathItem(route: Route, schemas: Schemas, security: SecuritySchemes): Schema {
  const shown = route.operations.filter(({ hidden }) => !hidden);
  return Object.fromEntries(
    shown.map((operation) => [operation.verb, operationObject(operation, route, schemas, security)]),
  );
}

function operationObject(
  operation: Operation,
  route: Route,
  schemas: Schemas,
  security: SecuritySchemes,
): Schema {
  const { deprecated, description, operationId, parameters, summary } = operation;
  const texts = parameters.filter(
    (one): one is TextParameter => one.kind === 'text' && one.source !== 'form',
  );
  const declared = texts.map((one) => parameterObject(one, schemas));
  const undeclared = undeclaredSegments(operation, route);
  const listed = [...declared, ...undeclared];
  return defined({
    operationId,
    summary,
    description,
    tags: tagsOf(route),
    deprecated: deprecated || undefined,
    security: security.requirements(operation),
    parameters: listed.length > 0 ? listed : undefined,
    requestBody: requestBody(operation, schemas),
    responses: together(responses(operation, schemas), errorResponses(operation, route)),
  });
}

function parameterObject(parameter: TextParameter, schemas: Schemas): Schema {
  const { docs, presence, source, wireName } = parameter;
  const { description, deprecated, example, ...rest } = docs;
  const type = documentedType(parameter.type, presence.kind === 'default' ? presence.value : undefined);
  return defined({
    name: wireName,
    in: source,
    required: presence.kind === 'required' || undefined,
    description,
    deprecated,
    example,
    // Comma-separated, as the reader splits it. In paths and headers lists are so anyway.
    ...(textType(type).kind === 'list' &&
      (source === 'query' || source === 'cookie') && { style: 'form', explode: false }),
    schema: schemas.property({ type, docs: rest, ...filled(presence) }, 'input'),
  });
}

/** OpenAPI wants every segment of a path declared; what a method leaves out is any text. */
function undeclaredSegments({ parameters }: Operation, route: Route): readonly Schema[] {
  const declared = parameters.flatMap((one) =>
    one.kind === 'text' && one.source === 'path' ? one.wireName : [],
  );
  const names = route.path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name));
  return names
    .filter((name) => !declared.includes(name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

/** A line for each path and component, so that a change of one changes one. */
function documentModule(document: Schema): string {
  const { components, paths, ...head } = document as {
    components: { schemas: Schema; securitySchemes?: Schema };
    paths: Schema;
  };
  const { schemas, securitySchemes } = components;
  const lines = [
    JSON.stringify(head).slice(0, -1),
    ',"paths":{',
    ...listed(paths),
    '},"components":{"schemas":{',
    ...listed(schemas),
    ...(securitySchemes ? ['},"securitySchemes":{', ...listed(securitySchemes)] : []),
    '}}}',
  ];
  const array = lines.map((line) => `  ${quote(line)},`).join('\n');
  return [
    '// Generated by routeclass. Do not edit: run `routeclass build`.',
    '',
    '/** The text of `openapi.json`, for the app to serve. */',
    `export const document: string = [\n${array}\n].join('');`,
    '',
  ].join('\n');
}

function listed(entries: Schema): string[] {
  const texts = Object.entries(entries).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return texts.map((text, i) => (i < texts.length - 1 ? `${text},` : text));
}
