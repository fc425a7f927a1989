import { type FormField, formFieldsOf } from './form-fields.ts';
import type { CredentialScheme, Dependency, Model, Operation, Parameter } from './model.ts';
import { structureOf } from './structure.ts';
import { wireKey } from './wire-key.ts';

type Dependencies = Model['dependencies'];

/**
 * All functions that parameters depend on, directly or not, in call order: each follows its own dependencies.
 */
export function reached(parameters: readonly Parameter[], dependencies: Dependencies): readonly Dependency[] {
  const found = new Set<Dependency>();
  const visit = (ones: readonly Parameter[]): void => {
    for (const one of ones) {
      const dependency = one.kind === 'depends' ? dependencies.get(one.dependency) : undefined;
      if (dependency === undefined || found.has(dependency)) continue;
      visit(dependency.parameters);
      found.add(dependency);
    }
  };
  visit(parameters);
  return [...found];
}

/** The functions that a request to an operation runs: its own, and those that it depends on. */
export function functionsRun(
  operation: Operation,
  dependencies: Dependencies,
): readonly (Operation | Dependency)[] {
  return [operation, ...reached(operation.parameters, dependencies)];
}

/** All functions of an app that requests run: its operations, and what they depend on. */
export function functionsOf({ dependencies, routes }: Model): readonly (Operation | Dependency)[] {
  return [...routes.flatMap(({ operations }) => operations), ...dependencies.values()];
}

/** How the request body is read: as JSON or as a form. */
export function bodyKind(parameters: readonly Parameter[]): 'json' | 'form' | undefined {
  if (parameters.some(({ kind }) => kind === 'body')) return 'json';
  return parameters.some(isOfForm) ? 'form' : undefined;
}

export function isOfForm(one: Parameter): boolean {
  return one.kind === 'file' || one.kind === 'form-model' || (one.kind === 'text' && one.source === 'form');
}

/**
 * An operation with the inputs and errors of its dependencies added to its own. An input that is read twice
 * is listed once, and is required if any reader requires it.
 */
export function wholeOperation(operation: Operation, dependencies: Dependencies): Operation {
  const all = functionsRun(operation, dependencies);
  if (all.length === 1) return operation;
  const parameters = distinct(all.flatMap((one) => one.parameters.filter(({ kind }) => kind !== 'depends')));
  return { ...operation, parameters, throws: all.flatMap(({ throws }) => throws) };
}

/**
 * The fields and files of a form without duplicates. Models may share fields with each other and with
 * parameters.
 */
export function formFields({ parameters }: Pick<Operation, 'parameters'>): readonly FormField[] {
  return distinct(parameters.flatMap(formFieldsOf));
}

function distinct<T extends Parameter>(parameters: readonly T[]): readonly T[] {
  const found: T[] = [];
  for (const one of parameters) {
    const at = found.findIndex((other) => isSamePlace(one, other));
    if (at === -1) found.push(one);
    else found[at] = merged(found[at]!, one);
  }
  return found;
}

function isSamePlace(one: Parameter, other: Parameter): boolean {
  if (one.kind === 'event') return other.kind === 'event';
  if (one.kind === 'text' && other.kind === 'text')
    return one.source === other.source && wireKey(one) === wireKey(other);
  if (one.kind === 'credential' && other.kind === 'credential') return isSameScheme(one.scheme, other.scheme);
  if (one.kind === 'form-model' && other.kind === 'form-model')
    return structureOf(one.type) === structureOf(other.type);
  return one.kind === 'file' && other.kind === 'file' && one.wireName === other.wireName;
}

function isSameScheme(one: CredentialScheme, other: CredentialScheme): boolean {
  if (one.kind !== 'apiKey' || other.kind !== 'apiKey') return one.kind === other.kind;
  return one.header.toLowerCase() === other.header.toLowerCase();
}

function merged<T extends Parameter>(first: T, second: T): T {
  if (!('presence' in first && 'presence' in second)) return first;
  const docs = 'docs' in first && 'docs' in second && { docs: { ...second.docs, ...first.docs } };
  const { presence } = second.presence.kind === 'required' ? second : first;
  return { ...first, ...docs, presence };
}

/** The Model as the document needs it: every operation whole. */
export function wholeModel(model: Model): Model {
  if (model.dependencies.size === 0) return model;
  const routes = model.routes.map((route) => ({
    ...route,
    operations: route.operations.map((operation) => wholeOperation(operation, model.dependencies)),
  }));
  return { ...model, routes };
}
