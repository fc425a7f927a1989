import { credentialsOf } from '../model/credentials.ts';
import type {
  CredentialParameter,
  Dependency,
  DependsParameter,
  Model,
  Operation,
  Parameter,
} from '../model/model.ts';
import { bodyKind, reached, wholeOperation } from '../model/whole-operation.ts';
import type { Module } from '../print/module.ts';
import { fileStem, kebab } from '../print/names.ts';
import { uncapital } from '../words.ts';
import { type OtherScheme, onlyScheme, otherArgument, otherSchemeOf } from './inputs/credentials.ts';
import { isAlwaysValid } from './inputs/texts.ts';

/** The generated files of the dependencies, and their properties that callers depend on. */
export class DependencyFiles {
  readonly #all: Model['dependencies'];
  readonly #operations: readonly Operation[];

  constructor({ dependencies, routes }: Model) {
    this.#all = dependencies;
    this.#operations = routes.flatMap(({ operations }) => operations);
  }

  /** The path of a dependency's file, relative to the output folder. No route folder starts with `_`. */
  path(id: string): string {
    return `validators/_dependencies/${fileStem(kebab(this.#get(id).name))}.ts`;
  }

  /** The name of the constant that the file exports. */
  exportName(id: string): string {
    return `${uncapital(this.#get(id).name)}Dependency`;
  }

  /** Imports a dependency, and returns its local name. */
  use(id: string, module: Module): string {
    return module.value(`${module.out}/${this.path(id)}`, this.exportName(id));
  }

  /** The expression for the value of a dependency. */
  valueText({ dependency, scope }: DependsParameter, module: Module): string {
    const value = `${scope === 'app' ? 'scope.app' : 'scope'}.of(${this.use(dependency, module)})`;
    return this.isAwaited(dependency) ? `await ${value}` : value;
  }

  /**
   * Whether the value is a promise, because the dependency itself or one of its own dependencies is
   * asynchronous.
   */
  isAwaited(id: string): boolean {
    return this.#with(id).some(({ awaited }) => awaited);
  }

  /** Whether the dependency can be called only after the body of the request has been read. */
  readsBody(id: string): boolean {
    return this.#with(id).some(({ parameters }) => bodyKind(parameters) !== undefined);
  }

  /**
   * Statements that run before the body is read. They call the dependencies of those dependencies that read
   * the body, so that a guard refuses a request before its body is read.
   */
  aheadLines(parameters: readonly Parameter[], module: Module): readonly string[] {
    return parameters.flatMap((one) => {
      if (one.kind !== 'depends') return [];
      if (this.readsBody(one.dependency)) return this.aheadCall(one.dependency, module) ?? [];
      return `${this.valueText(one, module)};`;
    });
  }

  /** The statement that does this for one that reads the body; undefined where there is nothing to call. */
  aheadCall(id: string, module: Module): string | undefined {
    const inner = this.#aheadOf(this.#get(id));
    if (inner.length === 0) return undefined;
    const call = `scope.ahead(${this.use(id, module)});`;
    return inner.some((one) => this.isAwaited(one)) ? `await ${call}` : call;
  }

  /** Statements that check the credentials of dependencies, before any dependency is called. */
  guardLines(parameters: readonly Parameter[], otherScheme: OtherScheme, module: Module): readonly string[] {
    return parameters.flatMap((one) => {
      if (one.kind !== 'depends') return [];
      const asked = this.#credentials(one.dependency);
      if (asked.length === 0) return [];
      const scheme = onlyScheme(asked);
      const other = scheme === undefined ? '' : otherArgument(scheme, otherScheme);
      return [`scope.guard(${this.use(one.dependency, module)}${other});`];
    });
  }

  /**
   * Whether a request that needs a dependency may send another scheme than the dependency asks for. Some
   * operations may accept it, and others not.
   */
  otherScheme(id: string): OtherScheme {
    const own = this.#credentials(id);
    if (onlyScheme(own) === undefined) return otherSchemeOf(own);
    const dependency = this.#get(id);
    const users = this.#operations.filter(({ parameters }) => this.reached(parameters).includes(dependency));
    const asked = users.flatMap((operation) => credentialsOf(wholeOperation(operation, this.#all)));
    return otherSchemeOf(asked) === 'accepted' ? 'parameter' : 'refused';
  }

  /** The credentials of a dependency, and of everything that it depends on. */
  #credentials(id: string): readonly CredentialParameter[] {
    return this.#with(id).flatMap(credentialsOf);
  }

  /** The ids of dependencies that can be called before one that reads the body. */
  #aheadOf({ parameters }: Dependency): readonly string[] {
    return parameters.flatMap((one) => {
      if (one.kind !== 'depends') return [];
      return this.readsBody(one.dependency) ? this.#aheadOf(this.#get(one.dependency)) : [one.dependency];
    });
  }

  /** Whether a request may fail before the dependency is called, because an input is invalid. */
  canBeUnmet(id: string): boolean {
    return this.#with(id).some(({ parameters }) => parameters.some(canBeInvalid));
  }

  /** All dependencies of these parameters, direct and indirect. */
  reached(parameters: readonly Parameter[]): readonly Dependency[] {
    return reached(parameters, this.#all);
  }

  /** The dependency, after everything that it depends on. */
  #with(id: string): readonly Dependency[] {
    const own = this.#get(id);
    return [...this.reached(own.parameters), own];
  }

  #get(id: string): Dependency {
    return this.#all.get(id)!;
  }
}

/** Whether a check of the parameter may fail. Checks behind another dependency are counted there. */
function canBeInvalid(one: Parameter): boolean {
  if (one.kind === 'event' || one.kind === 'depends' || one.kind === 'credential') return false;
  return one.kind !== 'text' || !isAlwaysValid(one);
}
