import type { BodyParameter, Operation, Parameter, Route, TextParameter, TextSource } from '../model.ts';
import { all, conditionText, isPresent } from '../print/condition.ts';
import type { OutputFile } from '../print/module.ts';
import { Names } from '../print/names.ts';
import { literal, quote } from '../print/quote.ts';
import { operationId, pascal } from '../scan/operation-id.ts';
import { pathText } from '../scan/segments.ts';
import { explainText, explainValue } from './explain.ts';
import type { Output } from './output.ts';
import { ranks } from './ranks.ts';
import { readValue } from './read.ts';
import { answerWith } from './result.ts';
import { convertText, needsCast, readText, textCheck } from './texts.ts';
import { TypeFunctions } from './type-functions.ts';

/** The generated file of a page: a function for each of its operations. */
export interface PageFile {
  readonly file: OutputFile;
  /** Absolute path of the file, with `/`. */
  readonly path: string;
  /** The function of each operation, in the order of the route's operations. */
  readonly functions: readonly string[];
}

export function emitPage(route: Route, output: Output): PageFile {
  const folder = route.folder === '' ? '' : `${route.folder}/`;
  const module = output.module(`validators/${folder}page.ts`);
  const functions = new TypeFunctions(module, output, '');
  const page = module.type(route.file, 'default', pageName(route));
  const names = route.operations.map((operation) => {
    const name = module.names.take(operationId(operation.verb, route.path));
    new OperationEmitter(operation, route, name, page, functions).emit();
    return name;
  });
  return { file: module.finish(` from ${output.shown(route.file)}`), path: module.file, functions: names };
}

/** The local name of a page's class: its own, or one after its path. */
export function pageName({ className, path }: Route): string {
  if (className !== 'the class') return className;
  return pascal(path.map((segment) => (segment.kind === 'static' ? segment.text : segment.name)).join(' ')) || 'Root';
}

/** The order in which 422 entries come. */
const order: readonly TextSource[] = ['path', 'query', 'header', 'cookie'];

/** Writes what stands between a request and one method. */
class OperationEmitter {
  readonly #operation: Operation;
  readonly #route: Route;
  readonly #name: string;
  readonly #page: string;
  readonly #functions: TypeFunctions;
  readonly #texts: readonly TextParameter[];
  readonly #body: BodyParameter | undefined;
  readonly #locals = new Map<Parameter, string>();

  constructor(operation: Operation, route: Route, name: string, page: string, functions: TypeFunctions) {
    this.#operation = operation;
    this.#route = route;
    this.#name = name;
    this.#page = page;
    this.#functions = functions;
    const texts = operation.parameters.filter((one) => one.kind === 'text');
    this.#texts = order.flatMap((source) => texts.filter((one) => one.source === source));
    this.#body = operation.parameters.find((one) => one.kind === 'body');
    const scope = new Names();
    for (const taken of ['page', 'x', 'query', 'valid', 'result', 'body', 'status', 'headers']) scope.take(taken);
    for (const parameter of operation.parameters) this.#locals.set(parameter, scope.take(parameter.name));
  }

  emit(): void {
    const functions = this.#functions;
    const { awaited } = this.#operation.result;
    const conversions = this.#conversions();
    const indent = this.#body ? 4 : 2;
    functions.nameAfter(`${capital(this.#name)}Body`);
    const inner = [...this.#refusal(indent)];
    const call = `page.${this.#operation.verb}(${this.#arguments().join(', ')})`;
    functions.nameAfter(`${capital(this.#name)}Result`);
    inner.push(...answerWith(call, this.#operation.result, functions));
    const lines = this.#body
      ? [...conversions, `return x.json(${awaited ? 'async ' : ''}(${this.#locals.get(this.#body)}) => {`, ...inner.map((line) => `  ${line}`), '});']
      : [...conversions, ...inner];
    const head = `/** ${this.#operation.verb.toUpperCase()} ${pathText(this.#route.path)} */`;
    const kind = awaited && !this.#body ? 'export async function' : 'export function';
    const signature = `${kind} ${this.#name}(page: ${this.#page}, x: ${functions.module.runtimeType('Exchange')}) {`;
    functions.module.add([head, signature, ...lines.map((line) => `  ${line}`), '}'].join('\n'), ranks.operation);
  }

  /** A constant for each text parameter: read and converted. */
  #conversions(): readonly string[] {
    const { module } = this.#functions;
    const queried = this.#texts.filter(({ source }) => source === 'query');
    const queryNames = queried.map(({ wireName }) => wireName);
    const pathNames = this.#route.path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name));
    const lines: string[] = [];
    if (queried.length > 0) {
      const reader = module.names.take(`read${capital(this.#name)}Query`);
      const lists = queried.filter(({ type }) => isList(type)).map(({ wireName }) => wireName);
      const values = [queryNames, ...(lists.length > 0 ? [lists] : [])].map(literal).join(', ');
      module.add(`const ${reader} = ${module.runtime('queryReader')}(${values});`, ranks.constants);
      lines.push(`const query = ${reader}(x.search);`);
    }
    for (const parameter of this.#texts) {
      const text = readText(parameter, queryNames, pathNames);
      lines.push(`const ${this.#locals.get(parameter)} = ${convertText(parameter, text, this.#functions)};`);
    }
    return lines;
  }

  /** The check of all parameters at once, and the refusal where it fails. */
  #refusal(indent: number): readonly string[] {
    const checks = this.#texts.flatMap((one) => textCheck(one, this.#locals.get(one)!, this.#functions) ?? []);
    if (this.#body) {
      const { presence, type } = this.#body;
      const local = this.#locals.get(this.#body)!;
      const optional = presence.kind !== 'required';
      // As `unknown` everything passes, but a body that is not there is missing.
      if (type.kind !== 'unknown') checks.push(this.#functions.check(type, local, optional));
      else if (!optional) checks.push(isPresent(local));
    }
    if (checks.length === 0) return [];
    const body = this.#body ? `, ${this.#locals.get(this.#body)}` : '';
    const refusal = `return x.refuse(${this.#explainer()}${body});`;
    const condition = conditionText(all(checks), indent + 2);
    if (/^[\w$]+\([\w$]+\)$/.test(condition)) return [`if (!${condition}) ${refusal}`];
    const absent = /^undefined !== ([\w$]+)$/.exec(condition);
    if (absent) return [`if (undefined === ${absent[1]}) ${refusal}`];
    const [first, ...rest] = condition.split('\n');
    // The lines stand deeper by what the caller indents them with.
    const lines = [first!, ...rest.map((line) => line.slice(indent))];
    if (rest.length === 0) return [`const valid = ${first};`, `if (!valid) ${refusal}`];
    return ['const valid =', `  ${lines.join('\n')};`.replaceAll('\n', `\n${' '.repeat(indent)}`), `if (!valid) ${refusal}`];
  }

  #explainer(): string {
    const { module } = this.#functions;
    const name = module.names.take(`explain${capital(this.#name)}`);
    const pathNames = this.#route.path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name));
    const places = this.#texts.map((one) => {
      const place = module.runtime(`in${capital(one.source)}`);
      const presence = module.runtime(one.presence.kind === 'required' ? 'required' : 'optional');
      const index = one.source === 'path' ? `${pathNames.indexOf(one.wireName)}, ` : '';
      return `${place}(${index}${quote(one.wireName)}, ${presence}(${explainText(one.type, one.source === 'header', this.#functions)}))`;
    });
    if (this.#body) {
      const presence = module.runtime(this.#body.presence.kind === 'required' ? 'required' : 'optional');
      places.push(`${module.runtime('inBody')}(${presence}(${explainValue(this.#body.type, this.#functions)}))`);
    }
    const list = places.map((place) => `  ${place.replaceAll('\n', '\n  ')},`).join('\n');
    module.add(`const ${name} = ${module.runtime('explainer')}(() => [\n${list}\n]);`, ranks.explain);
    return name;
  }

  #arguments(): readonly string[] {
    return this.#operation.parameters.map((parameter, i) => {
      if (parameter.kind === 'event') return 'x.event';
      const local = this.#locals.get(parameter)!;
      const cast = (value: string) => `${value} as ${this.#functions.module.runtimeType('Argument')}<${this.#page}['${this.#operation.verb}'], ${i}>`;
      if (parameter.kind === 'text') return needsCast(parameter.type) ? cast(local) : local;
      const value = readValue(parameter.type, local, this.#functions);
      const given = parameter.presence.kind === 'required' || value === local ? value : `${local} === undefined ? undefined : ${value}`;
      return this.#functions.isNamedType(parameter.type) ? given : cast(given);
    });
  }
}

function isList(type: TextParameter['type']): boolean {
  return type.kind === 'list' || (type.kind === 'union' && type.members.some(({ kind }) => kind === 'list'));
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
