import type ts from 'typescript';
import { fieldText } from '../../model/form-fields.ts';
import type {
  BodyParameter,
  CredentialParameter,
  DependsParameter,
  FormModelParameter,
  Parameter,
  TextParameter,
  Type,
} from '../../model/model.ts';
import { conditionOf, inlineWidth, isPresent } from '../../print/condition.ts';
import { Names } from '../../print/names.ts';
import { propertyKey, quote } from '../../print/quote.ts';
import { explainText, explainWithoutMessage } from '../explain/explain.ts';
import { explainPresent } from '../explain/messages.ts';
import { castToWritten, holdsBrand, listAsWritten, needsCastToOwn } from '../read/casts.ts';
import { orDefault } from '../read/or-default.ts';
import { readValue } from '../read/read.ts';
import { isReadAsIs } from '../read/ways.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { type OtherScheme, readCredential, readGuarded } from './credentials.ts';
import { fileInput } from './file-input.ts';
import { formText, holdsNoFile } from './form-texts.ts';
import { placeName } from './place-names.ts';
import { convertText, isTemplate, needsCast, readText, textCheck } from './texts.ts';

/** How one argument of a method is read from a request. */
export interface Input {
  /** Whether its statements run before the rest of the request is read. */
  readonly isCredential?: boolean;
  /** Whether its value is available only after the body of the request has been read. */
  readonly inside: boolean;
  /** Statements that read and convert it. */
  readonly lines: readonly string[];
  /** The conditions for a valid value. */
  readonly checks: readonly ts.Expression[];
  /** Returns its part of the explainer. Called only where there is a check. */
  readonly places: () => readonly string[];
  /** The expression that is passed to the method. */
  readonly argument: string;
  /** The dependency that provides the value, and explains its own faults. */
  readonly givenBy?: string;
  /** Whether its statements await something. */
  readonly isAwaited?: boolean;
}

/** The function that the inputs are for: a method of a page, or a dependency. */
export interface Target {
  readonly parameters: readonly Parameter[];
  /** The names of the path's segments; undefined where they differ from route to route. */
  readonly segments: readonly string[] | undefined;
  /** The type of the method, as generated code writes it. */
  readonly type: string;
  /** Whether requests may send the other scheme than the function asks for. */
  readonly otherScheme: OtherScheme;
  /** Whether its own credentials have been checked before it is called. */
  readonly isGuarded: boolean;
  /** Further names that variables for its parameters must not take. */
  readonly reserved?: readonly string[];
}

/** Makes the inputs of one function. Each variable gets a name of its own. */
export class Inputs {
  readonly #target: Target;
  readonly #functions: TypeFunctions;
  readonly #scope = new Names();
  readonly #queryNames: readonly string[];
  /** The name of the variable that holds the body. */
  readonly bodyName: string;

  constructor(target: Target, functions: TypeFunctions) {
    this.#target = target;
    this.#functions = functions;
    this.#queryNames = queryParameters(target).map(({ wireName }) => wireName);
    const taken = ['page', 'x', 'query', 'form', 'valid', 'result', 'body', 'status', 'headers'];
    for (const name of [...taken, ...(target.reserved ?? [])]) this.#scope.take(name);
    this.bodyName = this.#scope.take(target.parameters.find(({ kind }) => kind === 'body')?.name ?? 'form');
  }

  of(parameter: Parameter): Input {
    switch (parameter.kind) {
      case 'event':
        return { inside: false, lines: [], checks: [], places: () => [], argument: 'x.event' };
      case 'credential':
        return this.#credential(parameter);
      case 'text':
        return this.#text(parameter, parameter);
      case 'file':
        return fileInput(parameter, this.#scope.take(parameter.name), this.#functions.module);
      case 'form-model':
        return this.#formModel(parameter);
      case 'body':
        return this.#body(parameter);
      case 'depends':
        return this.#depends(parameter);
    }
  }

  #credential(parameter: CredentialParameter): Input {
    const name = this.#scope.take(parameter.name);
    const { otherScheme, isGuarded } = this.#target;
    const { module } = this.#functions;
    const lines = isGuarded
      ? [readGuarded(parameter, name, otherScheme, module)]
      : readCredential(parameter, name, otherScheme, module);
    return { isCredential: true, inside: false, lines, checks: [], places: () => [], argument: name };
  }

  /** @param owner the parameter of the method: the text itself, or the form model that it is a field of */
  #text(parameter: TextParameter, owner: Parameter): Input {
    const { module } = this.#functions;
    const name = this.#scope.take(parameter.name);
    const text =
      parameter.source === 'form'
        ? formText(parameter)
        : readText(parameter, this.#queryNames, this.#target.segments);
    const check = textCheck(parameter, name, this.#functions);
    const place = () => {
      const { segments } = this.#target;
      const index =
        parameter.source === 'path' && segments ? `${segments.indexOf(parameter.wireName)}, ` : '';
      const explained = explainText(parameter.type, parameter.source === 'header', this.#functions);
      const present = explainPresent(parameter, parameter.presence.kind === 'required', explained, module);
      const find = module.runtime(placeName(parameter, owner, segments !== undefined));
      return `${find}(${index}${quote(parameter.wireName)}, ${present})`;
    };
    return {
      inside: parameter.source === 'form',
      lines: [`const ${name} = ${convertText(parameter, text, this.#functions)};`],
      checks: [
        ...(parameter.source === 'form' && parameter.presence.kind !== 'required'
          ? [holdsNoFile(parameter)]
          : []),
        ...(check ? [check] : []),
      ],
      places: () => [place()],
      argument:
        needsCast(parameter.type) && owner === parameter
          ? this.#cast(this.#written(name, parameter), parameter)
          : name,
    };
  }

  /** Reads each field from the form, and builds the model from the fields. */
  #formModel(parameter: FormModelParameter): Input {
    const fields = parameter.fields.map((field) => ({
      field,
      input: this.#text(fieldText(field), parameter),
    }));
    const isBranded = parameter.fields.some(({ type }) => holdsBrand(type, this.#functions));
    const entries = fields.map(({ field, input: { argument } }) => {
      const key = propertyKey(field.name);
      const value = isBranded ? listAsWritten(argument, field.type, this.#functions) : argument;
      const entry = key === value ? key : `${key}: ${value}`;
      if (field.optional) return `...(${argument} !== undefined && { ${entry} })`;
      return field.default === undefined
        ? entry
        : `${key}: ${orDefault(argument, value, field.default, false)}`;
    });
    const object = objectText(entries);
    const plain =
      this.#functions.isNamedType(parameter.type) && !parameter.fields.some(({ type }) => needsCast(type));
    return {
      inside: true,
      lines: fields.flatMap(({ input }) => input.lines),
      checks: fields.flatMap(({ input }) => input.checks),
      places: () => fields.flatMap(({ input }) => input.places()),
      argument: plain ? object : this.#cast(object, parameter),
    };
  }

  #body(parameter: BodyParameter): Input {
    const { presence, type } = parameter;
    const name = this.bodyName;
    const optional = presence.kind !== 'required';
    // `unknown` accepts everything, but an absent body is still missing.
    const check =
      type.kind !== 'unknown'
        ? this.#functions.check(type, name, optional)
        : optional
          ? undefined
          : isPresent(name);
    const value = readValue(type, this.#followed(name, type), this.#functions);
    const given = !optional || value === name ? value : `${name} === undefined ? undefined : ${value}`;
    return {
      inside: true,
      lines: [],
      checks: check ? [check] : [],
      places: () => {
        const { module } = this.#functions;
        const explained = explainPresent(
          parameter,
          !optional,
          explainWithoutMessage(type, this.#functions),
          module,
        );
        return [`${module.runtime('inBody')}(${explained})`];
      },
      argument: this.#functions.isNamedType(type)
        ? given
        : this.#cast(this.#written(given.includes('?') ? `(${given})` : given, parameter), parameter),
    };
  }

  /**
   * A value cast to its written-out type, where a cast to the declared type needs that first. A type with
   * `undefined` has enough in common with the declared one.
   */
  #written(value: string, { presence, type }: TextParameter | BodyParameter): string {
    if (presence.kind !== 'required') return value;
    if (needsCastToOwn(type, this.#functions)) return castToWritten(value, type, this.#functions);
    return holdsBrand(type, this.#functions) ? listAsWritten(value, type, this.#functions) : value;
  }

  /**
   * A value cast to its type where TypeScript does not follow the check: it does not narrow by that of a
   * template literal type, so a union with one remains a union with `string`.
   */
  #followed(name: string, type: Type): string {
    if (type.kind !== 'union' || !type.members.some(isTemplate)) return name;
    return isReadAsIs(type, this.#functions.models) ? name : `${name} as ${this.#functions.typeText(type)}`;
  }

  /** Casts a value to the declared type, where TypeScript cannot follow the check. */
  #cast(value: string, parameter: Parameter): string {
    const index = this.#target.parameters.indexOf(parameter);
    return `${value} as ${this.#functions.module.runtimeType('Argument')}<${this.#target.type}, ${index}>`;
  }

  /** The input for the value of a dependency. */
  #depends(parameter: DependsParameter): Input {
    const { module, output } = this.#functions;
    const { dependencies } = output;
    const name = this.#scope.take(parameter.name);
    const check = () => conditionOf(`${module.runtime('isMet')}(${name})`);
    return {
      inside: dependencies.readsBody(parameter.dependency),
      lines: [`const ${name} = ${dependencies.valueText(parameter, module)};`],
      checks: dependencies.canBeUnmet(parameter.dependency) ? [check()] : [],
      places: () => [],
      argument: name,
      givenBy: parameter.dependency,
      isAwaited: dependencies.isAwaited(parameter.dependency),
    };
  }
}

/** Whether the value comes from the exchange itself, and not from the body or from a dependency. */
export function readsExchange(parameter: Parameter): boolean {
  if (parameter.kind === 'text') return parameter.source !== 'form';
  return parameter.kind === 'credential' || parameter.kind === 'event';
}

/** The query parameters of an operation, which are read together. */
export function queryParameters({ parameters }: Pick<Target, 'parameters'>): readonly TextParameter[] {
  return parameters.filter((one): one is TextParameter => one.kind === 'text' && one.source === 'query');
}

/** An object literal: on one line where it fits, otherwise with a line for each entry. */
function objectText(entries: readonly string[]): string {
  const line = entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  return line.length <= inlineWidth ? line : `{\n${entries.map((entry) => `  ${entry},\n`).join('')}}`;
}
