import { documentPaths } from '../emit/openapi/document-paths.ts';
import { statusesOf } from '../model/answers.ts';
import { errorAnswers } from '../model/error-answers.ts';
import type { Model, Operation, Parameter, Property, Route, Span, Type } from '../model/model.ts';
import { resolved } from '../model/walk.ts';
import { wholeModel } from '../model/whole-operation.ts';
import type { Change, Place } from './change.ts';
import { shapeOf } from './operations.ts';
import type { Step } from './schema/finding.ts';

/**
 * The span of each change in the sources of the new app; undefined where the app has no such route any more.
 */
export function spansOf(changes: readonly Change[], declared: Model): readonly (Span | undefined)[] {
  const model = wholeModel(declared);
  const routes = routesByPath(model);
  return changes.map(({ path, place, verb }) => {
    const route = path === undefined ? undefined : (routes.get(path) ?? sameShape(path, routes));
    if (route === undefined) return undefined;
    const operation = route.operations.find((one) => one.verb.toUpperCase() === verb);
    // A removed verb was a method of this class.
    return operation === undefined ? route.classSpan : spanOf(place, operation, route, model);
  });
}

/**
 * The routes by their paths in the document. A hidden route is included, unless a shown one has the same
 * path.
 */
function routesByPath({ routes }: Model): ReadonlyMap<string, Route> {
  const shown = routes.filter(({ operations }) => operations.some(({ hidden }) => !hidden));
  const paths = [...documentPaths(routes), ...documentPaths(shown)];
  return new Map(paths.map(([route, { path }]) => [path, route]));
}

/** The route of a removed operation whose path remains, with another parameter name. */
function sameShape(path: string, routes: ReadonlyMap<string, Route>): Route | undefined {
  const shape = shapeOf(path);
  return [...routes].find(([other]) => shapeOf(other) === shape)?.[1];
}

function spanOf(place: Place, operation: Operation, route: Route, model: Model): Span {
  const { parameters } = operation;
  switch (place.kind) {
    case 'document':
    case 'operation':
      return operation.span;
    case 'security':
      return parameters.find(({ kind }) => kind === 'credential')?.span ?? operation.span;
    case 'parameter': {
      const one = parameters.find((other) => isAt(other, place));
      return one === undefined ? operation.span : within(one, place.steps, model);
    }
    case 'body':
      return bodySpan(place.steps, operation, model);
    case 'answer':
      return answerSpan(place, operation, route, model);
  }
}

function isAt(one: Parameter, { name, source }: Place & { kind: 'parameter' }): boolean {
  return one.kind === 'text' && one.source === source && one.wireName.toLowerCase() === name.toLowerCase();
}

/** The span of a field within a parameter, or of the innermost declaration around it. */
function within(one: Parameter, steps: readonly Step[], model: Model): Span {
  return ('type' in one ? deepest(one.type, steps, model) : undefined) ?? one.span;
}

function bodySpan(steps: readonly Step[], { parameters, span }: Operation, model: Model): Span {
  const body = parameters.find(({ kind }) => kind === 'body');
  if (body !== undefined) return within(body, steps, model);
  const [first, ...rest] = steps;
  const name = first?.kind === 'field' ? first.name : undefined;
  for (const one of parameters) {
    const isNamed =
      (one.kind === 'file' || (one.kind === 'text' && one.source === 'form')) && one.wireName === name;
    if (isNamed) return within(one, rest, model);
    const field = one.kind === 'form-model' ? one.fields.find((other) => other.name === name) : undefined;
    if (field !== undefined) return field.span;
  }
  return parameters.find(({ kind }) => kind === 'form-model' || kind === 'file')?.span ?? span;
}

function answerSpan(
  { status, steps }: Place & { kind: 'answer' },
  operation: Operation,
  route: Route,
  model: Model,
): Span {
  for (const type of answerTypes(Number(status), operation, route)) {
    const found = deepest(type, steps, model);
    if (found !== undefined) return found;
  }
  return operation.span;
}

/** The types of the bodies with a status: those of the handler, then those of the app's own error handlers. */
function answerTypes(status: number, operation: Operation, route: Route): readonly Type[] {
  const answers = operation.result.answers.filter((one) => statusesOf(one).includes(status));
  const errors = errorAnswers(operation, route).filter((one) => one.status === status);
  return [...answers, ...errors.flatMap(({ bodies }) => bodies)].flatMap((one) =>
    typeof one === 'object' && 'type' in one ? (one.type ?? []) : [],
  );
}

/** The declaration of the last field on the path of `steps` that has one; undefined where none has. */
function deepest(type: Type, steps: readonly Step[], model: Model): Span | undefined {
  const [first, ...rest] = steps;
  if (first === undefined) return undefined;
  for (const { inner, property } of inside(type, first, model)) {
    const found = deepest(inner, rest, model) ?? property?.span;
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Inner {
  readonly inner: Type;
  readonly property?: Property;
}

function inside(type: Type, step: Step, model: Model): readonly Inner[] {
  const own = resolved(type, model.models);
  if (own.kind === 'union') return own.members.flatMap((one) => inside(one, step, model));
  switch (step.kind) {
    case 'field': {
      const property =
        own.kind === 'object' ? own.properties.find(({ name }) => name === step.name) : undefined;
      return property === undefined ? [] : [{ inner: property.type, property }];
    }
    case 'item': {
      if (own.kind === 'list') return [{ inner: own.item }];
      if (own.kind !== 'tuple') return [];
      const item = step.index === undefined ? own.rest : own.items[step.index]?.type;
      return item === undefined ? [] : [{ inner: item }];
    }
    case 'key': {
      if (own.kind === 'record') return [{ inner: own.value }];
      return own.kind === 'object' ? (own.indexes ?? []).map(({ value }) => ({ inner: value })) : [];
    }
  }
}
