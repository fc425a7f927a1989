import type { Operation, Parameter, Route } from '../model.ts';
import { all, conditionText } from '../print/condition.ts';
import { literal, quote } from '../print/quote.ts';
import { pathText } from '../scan/segments.ts';
import { capital } from '../words.ts';
import { type Input, Inputs, queryParameters } from './inputs.ts';
import { ranks } from './ranks.ts';
import { answerWith } from './result.ts';
import { textType } from './texts.ts';
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
  const inputs = new Inputs(operation, route, page, functions);
  const made = new Map(operation.parameters.map((parameter) => [parameter, inputs.of(parameter)]));
  const ordered = inOrder(operation.parameters).map((parameter) => made.get(parameter)!);
  const container = containerOf(operation, inputs.bodyName);
  const indent = container ? 4 : 2;
  const call = {
    call: `page.${operation.verb}`,
    values: operation.parameters.map((one) => made.get(one)!.argument),
  };
  const inner = [
    ...ordered.filter(({ inside }) => inside).flatMap(({ lines }) => lines),
    ...refusal(ordered, name, container, indent, functions),
  ];
  inner.push(...answerWith(call, operation.result, functions));
  const outer = [
    ...ordered.filter(({ isCredential }) => isCredential).flatMap(({ lines }) => lines),
    ...queryLine(operation, name, functions),
    ...ordered.filter(({ inside, isCredential }) => !inside && !isCredential).flatMap(({ lines }) => lines),
  ];
  const body = container
    ? [
        `return x.${container.read}(${awaited ? 'async ' : ''}(${container.value}) => {`,
        ...inner.map(indented),
        `}${container.more});`,
      ]
    : inner;
  const kind = awaited && !container ? 'export async function' : 'export function';
  const head = `/** ${operation.verb.toUpperCase()} ${pathText(route.path)} */`;
  const signature = `${kind} ${name}(page: ${page}, x: ${module.runtimeType('Exchange')}) {`;
  module.add([head, signature, ...[...outer, ...body].map(indented), '}'].join('\n'), ranks.operation);
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

function containerOf({ parameters }: Operation, bodyName: string): Container | undefined {
  if (parameters.some(({ kind }) => kind === 'body')) return { read: 'json', value: bodyName, more: '' };
  const first = parameters.map(firstFormName).find((name) => name !== undefined);
  // A form that cannot be read is reported under its first name.
  return first === undefined ? undefined : { read: 'form', value: 'form', more: `, ${quote(first)}` };
}

function firstFormName(parameter: Parameter): string | undefined {
  if (parameter.kind === 'form-model') return parameter.fields[0]?.name ?? parameter.name;
  if (parameter.kind === 'file' || (parameter.kind === 'text' && parameter.source === 'form'))
    return parameter.wireName;
  return undefined;
}

/** The order in which 422 entries come: form fields, files and bodies are last, in the order of the method. */
function inOrder(parameters: readonly Parameter[]): readonly Parameter[] {
  const sources = ['path', 'query', 'header', 'cookie'];
  const rank = (one: Parameter) => {
    const found = one.kind === 'text' ? sources.indexOf(one.source) : -1;
    return found === -1 ? sources.length : found;
  };
  return [...parameters].sort((a, b) => rank(a) - rank(b));
}

function queryLine(operation: Operation, name: string, { module }: TypeFunctions): readonly string[] {
  const queried = queryParameters(operation);
  if (queried.length === 0) return [];
  const reader = module.names.take(`read${capital(name)}Query`);
  const lists = queried.filter(({ type }) => textType(type).kind === 'list').map(({ wireName }) => wireName);
  const values = [queried.map(({ wireName }) => wireName), ...(lists.length > 0 ? [lists] : [])]
    .map(literal)
    .join(', ');
  module.add(`const ${reader} = ${module.runtime('queryReader')}(${values});`, ranks.constants);
  return [`const query = ${reader}(x.search);`];
}

/** The check of all inputs at once, and the refusal where it fails. `indent` is that of the statements. */
function refusal(
  inputs: readonly Input[],
  name: string,
  container: Container | undefined,
  indent: number,
  functions: TypeFunctions,
): readonly string[] {
  const checks = inputs.flatMap((one) => one.checks);
  if (checks.length === 0) return [];
  const { module } = functions;
  const explain = module.names.take(`explain${capital(name)}`);
  const places = inputs.flatMap((one) => one.places()).map((place) => `  ${place.replaceAll('\n', '\n  ')},`);
  module.add(
    `const ${explain} = ${module.runtime('explainer')}(() => [\n${places.join('\n')}\n]);`,
    ranks.explain,
  );
  const refuse = `return x.refuse(${explain}${container ? `, ${container.value}` : ''});`;
  const condition = conditionText(all(checks), indent + 2);
  if (/^[\w$]+\([\w$]+\)$/.test(condition)) return [`if (!${condition}) ${refuse}`];
  const present = /^undefined !== ([\w$]+)$/.exec(condition);
  if (present) return [`if (undefined === ${present[1]}) ${refuse}`];
  if (!condition.includes('\n')) return [`const valid = ${condition};`, `if (!valid) ${refuse}`];
  // The statement is indented as a whole, so its lines come without that.
  return [
    `const valid =\n  ${condition.replaceAll(`\n${' '.repeat(indent)}`, '\n')};`,
    `if (!valid) ${refuse}`,
  ];
}

/** A statement two columns to the right, with all its lines. */
const indented = (statement: string) => `  ${statement.replaceAll('\n', '\n  ')}`;
