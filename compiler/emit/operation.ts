import { credentialsOf } from '../credentials.ts';
import type { Models, Operation, Parameter, Route, Type } from '../model.ts';
import { holds } from '../model-walk.ts';
import { commentText, quote } from '../print/quote.ts';
import { pathText } from '../scan/segments.ts';
import { wholeOperation } from '../whole-operation.ts';
import { capital } from '../words.ts';
import { besideOf } from './credentials.ts';
import { Inputs, type Target } from './inputs.ts';
import { ranks } from './ranks.ts';
import { answerWith } from './result.ts';
import { indented, inOrder, queryLine, refusal } from './statements.ts';
import type { TypeFunctions } from './type-functions.ts';

/** Writes the function of one operation: reads, checks, calls the method, answers. `name` is the function's. */
export function emitOperation(
  operation: Operation,
  route: Route,
  name: string,
  page: string,
  functions: TypeFunctions,
): void {
  const { module } = functions;
  const { awaited } = operation.result;
  nameTypes(operation, capital(name), functions);
  const { dependencies } = functions.output;
  const target = targetOf(operation, route, page, functions);
  const inputs = new Inputs(target, functions);
  const made = new Map(operation.parameters.map((parameter) => [parameter, inputs.of(parameter)]));
  // What functions give comes first: what they throw goes before whatever is wrong with the request.
  const given = operation.parameters.filter(({ kind }) => kind === 'depends').map((one) => made.get(one)!);
  const others = inOrder(operation.parameters).map((one) => made.get(one)!);
  const own = others.filter(({ isGiven }) => !isGiven);
  const container = containerOf(operation, inputs.bodyName, functions);
  const depth = (container ? 1 : 0) + (given.length > 0 ? 1 : 0);
  const call = {
    call: `page.${operation.verb}`,
    values: operation.parameters.map((one) => made.get(one)!.argument),
  };
  const refuse = (explain: string | undefined) => {
    if (given.length > 0) return `scope.refuse(${explain ?? ''})`;
    return `x.refuse(${explain}${container ? `, ${container.value}` : ''})`;
  };
  const linesOf = (list: typeof own, inside: boolean) =>
    list.filter((one) => one.inside === inside).flatMap(({ lines }) => lines);
  const inner = [
    ...linesOf(given, true),
    ...linesOf(own, true),
    ...refusal([...given, ...own], name, refuse, 2 + 2 * depth, functions),
  ];
  inner.push(...answerWith(call, operation.result, functions));
  const credentials = own.filter(({ isCredential }) => isCredential).flatMap(({ lines }) => lines);
  const outer = [
    ...dependencies.guardLines(operation.parameters, target.beside, module),
    ...operation.parameters.flatMap((one) => {
      if (one.kind !== 'depends') return [];
      const { inside, lines } = made.get(one)!;
      return inside ? (dependencies.aheadCall(one.dependency, module) ?? []) : lines;
    }),
    ...queryLine(operation, name, functions),
    ...linesOf(
      own.filter(({ isCredential }) => !isCredential),
      false,
    ),
  ];
  const isAwaiting = (inside: boolean) =>
    (awaited && inside === (container !== undefined)) ||
    (inside ? linesOf(given, true) : outer).some((line) => / = await |^await /.test(line));
  const body = container
    ? [
        `return ${given.length > 0 ? `scope.read${capital(container.read)}` : `x.${container.read}`}(${isAwaiting(true) ? 'async ' : ''}(${container.value}) => {`,
        ...inner.map(indented),
        `}${container.more});`,
      ]
    : inner;
  const statements =
    given.length > 0
      ? [
          ...credentials,
          `return x.depending(${isAwaiting(false) ? 'async ' : ''}(scope) => {`,
          ...[...outer, ...body].map(indented),
          '});',
        ]
      : [...credentials, ...outer, ...body];
  const kind = awaited && !container && given.length === 0 ? 'export async function' : 'export function';
  const head = `/** ${operation.verb.toUpperCase()} ${commentText(pathText(route.path))} */`;
  const signature = `${kind} ${name}(page: ${page}, x: ${module.runtimeType('Exchange')}) {`;
  module.add([head, signature, ...statements.map(indented), '}'].join('\n'), ranks.operation);
}

function targetOf(
  operation: Operation,
  { path }: Route,
  page: string,
  { output: { model } }: TypeFunctions,
): Target {
  const { parameters, verb } = operation;
  return {
    parameters,
    beside: besideOf(credentialsOf(wholeOperation(operation, model.dependencies))),
    isGuarded: false,
    segments: path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name)),
    type: `${page}['${verb}']`,
    reserved: parameters.some(({ kind }) => kind === 'depends') ? ['scope'] : [],
  };
}

/** Types without a name are named after the operation. */
function nameTypes({ parameters, result }: Operation, name: string, functions: TypeFunctions): void {
  for (const parameter of parameters) {
    if (parameter.kind === 'body') functions.nameAfter(parameter.type, `${name}Body`);
  }
  for (const answer of result.answers) {
    if ((answer.kind === 'body' || answer.kind === 'tuple') && answer.type)
      functions.nameAfter(answer.type, `${name}Result`);
    if (answer.kind === 'items') functions.nameAfter(answer.type, `${name}Item`);
  }
}

/** How the body of the request is read. */
interface Container {
  readonly read: 'json' | 'form';
  /** The name of what is read. */
  readonly value: string;
  /** Further arguments. */
  readonly more: string;
}

function containerOf(
  { parameters }: Operation,
  bodyName: string,
  { models, output: { dependencies } }: TypeFunctions,
): Container | undefined {
  const others = dependencies.reached(parameters).flatMap((one) => one.parameters);
  const keepsProto = [...parameters, ...others].some(
    (one) => one.kind === 'body' && namesProto(one.type, models),
  );
  const more = keepsProto ? ', true' : '';
  return containerOfOwn(parameters, bodyName, more) ?? containerOfOwn(others, '', more);
}

/** `more` are further arguments of who reads JSON. */
function containerOfOwn(
  parameters: readonly Parameter[],
  value: string,
  more: string,
): Container | undefined {
  if (parameters.some(({ kind }) => kind === 'body')) return { read: 'json', value, more };
  const first = parameters.map(firstFormName).find((name) => name !== undefined);
  if (first === undefined) return undefined;
  // A form that cannot be read is reported under its first name.
  return { read: 'form', value: value === '' ? '' : 'form', more: `, ${quote(first)}` };
}

/** Whether a declared field is named `__proto__`, which is dropped from what comes in elsewhere. */
function namesProto(type: Type, models: Models): boolean {
  return holds(
    type,
    models,
    (one) => one.kind === 'object' && one.properties.some(({ name }) => name === '__proto__'),
  );
}

function firstFormName(parameter: Parameter): string | undefined {
  if (parameter.kind === 'form-model') return parameter.fields[0]?.name ?? parameter.name;
  if (parameter.kind === 'file' || (parameter.kind === 'text' && parameter.source === 'form'))
    return parameter.wireName;
  return undefined;
}
