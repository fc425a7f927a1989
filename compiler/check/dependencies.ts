import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { nearest } from '../diagnose/suggest.ts';
import type { Dependency, DependsParameter, Model, Operation, Parameter, Route } from '../model/model.ts';
import { folderFor, pathText, segmentNames } from '../model/path.ts';
import { structureOf } from '../model/structure.ts';
import { presentMembers } from '../model/walk.ts';
import { isOfForm, reached } from '../model/whole-operation.ts';
import { checkRest } from './rest-segments.ts';
import { type WireName, wireNames } from './wire-names.ts';

/** Checks the parameters of dependencies against the routes that use them. */
export function checkDependencies(model: Model, diagnostics: Diagnostics): void {
  for (const dependency of model.dependencies.values())
    if (dependency.scopes.includes('app')) checkAppScope(dependency, diagnostics);
  for (const route of model.routes)
    for (const operation of route.operations) checkOperation(operation, route, model, diagnostics);
}

function checkAppScope({ parameters, writtenName }: Dependency, diagnostics: Diagnostics): void {
  for (const one of parameters) {
    if (one.kind !== 'depends' || one.scope !== 'app')
      diagnostics.add('app-dependency-parameter', one.span, one.name, writtenName);
  }
}

function checkOperation(operation: Operation, route: Route, model: Model, diagnostics: Diagnostics): void {
  const inputs = new Map<string, Input>();
  for (const one of operation.parameters)
    for (const input of inputsOf(one, operation.verb)) inputs.set(input.key, input);
  let first = bodyReader(operation.parameters);
  for (const [dependency, parameter] of dependenciesOf(operation, model)) {
    checkPath(dependency, parameter, route, diagnostics);
    for (const one of dependency.parameters) if (one.kind === 'text') checkRest(one, route, diagnostics);
    checkInputs(dependency, parameter, inputs, diagnostics);
    const reader = bodyReader(dependency.parameters, dependency.writtenName);
    if (first && reader) checkBodies(first, reader, parameter, diagnostics);
    else if (operation.verb === 'get' && dependency.parameters.some(isRequiredOfForm))
      diagnostics.add('form-of-get', parameter.span, dependency.writtenName, 'dependency');
    first ??= reader;
  }
}

/** The dependencies of an operation, each with the first parameter that leads to it. */
function dependenciesOf(
  { parameters }: Operation,
  { dependencies }: Model,
): ReadonlyMap<Dependency, DependsParameter> {
  const found = new Map<Dependency, DependsParameter>();
  for (const parameter of parameters) {
    if (parameter.kind !== 'depends') continue;
    for (const dependency of reached([parameter], dependencies))
      if (!found.has(dependency)) found.set(dependency, parameter);
  }
  return found;
}

/** The parameter or dependency that reads the request body. */
interface BodyReader {
  readonly kind: 'json' | 'form';
  readonly name: string;
}

/** The reader of the body: a method's parameter, or the dependency with the given name. */
function bodyReader(parameters: readonly Parameter[], dependency?: string): BodyReader | undefined {
  const reading = parameters.find((one) => one.kind === 'body') ?? parameters.find(isOfForm);
  return reading && { kind: reading.kind === 'body' ? 'json' : 'form', name: dependency ?? reading.name };
}

/** One that is optional may be there for the other verbs, which share the dependency. */
const isRequiredOfForm = (one: Parameter) =>
  isOfForm(one) && 'presence' in one && one.presence.kind === 'required';

/** Reports bodies that are read twice. A form may be read any number of times. */
function checkBodies(
  first: BodyReader,
  second: BodyReader,
  { span }: DependsParameter,
  diagnostics: Diagnostics,
): void {
  const readers = { dependency: second.name, other: first.name };
  if (first.kind !== second.kind) diagnostics.add('body-and-form', span, readers);
  else if (first.kind === 'json') diagnostics.add('several-bodies', span, readers);
}

/** Reports a path parameter of a dependency that is missing from the path of a route that uses it. */
function checkPath(
  { parameters, writtenName }: Dependency,
  use: DependsParameter,
  route: Route,
  diagnostics: Diagnostics,
): void {
  const { path } = route;
  const names = segmentNames(path);
  for (const one of parameters) {
    if (one.kind !== 'text' || one.source !== 'path' || names.includes(one.wireName)) continue;
    const meant = nearest(one.wireName, names) ?? (names.length === 1 ? names[0] : undefined);
    const renamed = { folder: folderFor(one.wireName, route, meant), meant };
    diagnostics.add('dependency-path', use.span, writtenName, one.wireName, pathText(path), renamed);
  }
}

/** Reports an input that is read twice with different types, because the document lists it once. */
function checkInputs(
  dependency: Dependency,
  use: DependsParameter,
  inputs: Map<string, Input>,
  diagnostics: Diagnostics,
): void {
  const reader = dependency.writtenName;
  for (const parameter of dependency.parameters) {
    for (const input of inputsOf(parameter, reader)) {
      const other = inputs.get(input.key);
      if (other === undefined) inputs.set(input.key, input);
      else if (other.type !== input.type)
        diagnostics.add('dependency-conflict', use.span, input.source, input.name, reader, other.reader);
    }
  }
}

/** An input of a request. */
interface Input extends WireName {
  /** The structure of the input's type, as a text that is equal for equal types. */
  readonly type: string;
  readonly reader: string;
}

function inputsOf(parameter: Parameter, reader: string): readonly Input[] {
  return wireNames(parameter).map((one) => {
    const { read } = one;
    // No text is `null`. In the type of a text, `null` is there for the default only.
    const type = read.kind === 'file' ? [read.several, read.rules] : presentMembers(read.type);
    return { ...one, type: structureOf(type), reader };
  });
}
