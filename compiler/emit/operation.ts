import { credentialsOf } from '../model/credentials.ts';
import type { Operation, Route } from '../model/model.ts';
import { pathText, segmentNames } from '../model/path.ts';
import { wholeOperation } from '../model/whole-operation.ts';
import { indented } from '../print/indented.ts';
import { commentText } from '../print/quote.ts';
import { capital } from '../words.ts';
import { answerWith } from './answers/result.ts';
import { type Container, containerOf } from './inputs/container.ts';
import { otherSchemeOf } from './inputs/credentials.ts';
import { type Input, Inputs, type Target } from './inputs/inputs.ts';
import { arranged, queryLine, refusal } from './inputs/statements.ts';
import { ranks } from './ranks.ts';
import type { TypeFunctions } from './type-functions.ts';

/**
 * Writes the function of one operation, which reads and checks the inputs, calls the method and answers.
 * `name` is its name.
 */
export function emitOperation(
  operation: Operation,
  route: Route,
  name: string,
  page: string,
  functions: TypeFunctions,
): void {
  const { parameters, result, verb } = operation;
  const { module } = functions;
  nameTypes(operation, capital(name), functions);
  const { dependencies } = functions.output;
  const target = targetOf(operation, route, page, functions);
  const inputs = new Inputs(target, functions);
  // Dependencies come first: their errors take precedence over faults of other inputs.
  const { given, own, values } = arranged(parameters, inputs);
  const credentials = own.filter(({ isCredential }) => isCredential);
  const others = own.filter(({ isCredential }) => !isCredential);
  const container = containerOf(operation, inputs.bodyName, functions);
  const isDepending = given.length > 0;
  const depth = (container ? 1 : 0) + (isDepending ? 1 : 0);
  const refuse = (explain: string | undefined) => {
    if (isDepending) return `scope.refuse(${explain ?? ''})`;
    return `x.refuse(${explain}${container ? `, ${container.value}` : ''})`;
  };
  const inner = [
    ...linesOf(given, true),
    ...linesOf(others, true),
    ...refusal([...given, ...others], name, refuse, 2 + 2 * depth, functions),
    ...answerWith({ call: `page.${verb}`, values }, result, functions),
  ];
  const before = given.map(({ givenBy, inside, isAwaited = false, lines }) => {
    if (!inside) return { lines, isAwaited };
    const ahead = dependencies.aheadCall(givenBy!, module);
    return { lines: ahead === undefined ? [] : [ahead], isAwaited: ahead?.startsWith('await ') };
  });
  const outer = [
    ...dependencies.guardLines(parameters, target.otherScheme, module),
    ...before.flatMap(({ lines }) => lines),
    ...queryLine(operation, name, functions),
    ...linesOf(others, false),
  ];
  const { awaited } = result;
  const isReadAsync = awaited || given.some(({ inside, isAwaited }) => inside && isAwaited);
  const body = container ? readingBody(container, isDepending, isReadAsync, inner) : inner;
  const isScopeAsync = (awaited && !container) || before.some(({ isAwaited }) => isAwaited);
  const statements = [
    ...credentials.flatMap(({ lines }) => lines),
    ...(isDepending ? inScope(isScopeAsync, [...outer, ...body]) : [...outer, ...body]),
  ];
  const kind = awaited && !container && !isDepending ? 'export async function' : 'export function';
  const head = `/** ${verb.toUpperCase()} ${commentText(pathText(route.path))} */`;
  const signature = `${kind} ${name}(page: ${page}, x: ${module.runtimeType('Exchange')}) {`;
  module.add([head, signature, ...statements.map(indented), '}'].join('\n'), ranks.operation);
}

/** The statements of the inputs that need the body of the request, or of the others. */
const linesOf = (inputs: readonly Input[], inside: boolean) =>
  inputs.filter((one) => one.inside === inside).flatMap(({ lines }) => lines);

/** The statements that read the body of the request and pass it to the statements `inner`. */
function readingBody(
  { more, read, value }: Container,
  isDepending: boolean,
  isAsync: boolean,
  inner: readonly string[],
): readonly string[] {
  const reader = isDepending ? `scope.read${capital(read)}` : `x.${read}`;
  return [`return ${reader}(${arrow(isAsync, value)}`, ...inner.map(indented), `}${more});`];
}

/** The statements that run others in the scope of the dependencies. */
function inScope(isAsync: boolean, statements: readonly string[]): readonly string[] {
  return [`return x.depending(${arrow(isAsync, 'scope')}`, ...statements.map(indented), '});'];
}

const arrow = (isAsync: boolean, parameter: string) => `${isAsync ? 'async ' : ''}(${parameter}) => {`;

function targetOf(
  operation: Operation,
  { path }: Route,
  page: string,
  { output: { model } }: TypeFunctions,
): Target {
  const { parameters, verb } = operation;
  return {
    parameters,
    otherScheme: otherSchemeOf(credentialsOf(wholeOperation(operation, model.dependencies))),
    isGuarded: false,
    segments: segmentNames(path),
    type: `${page}['${verb}']`,
    reserved: parameters.some(({ kind }) => kind === 'depends') ? ['scope'] : [],
  };
}

/** Names the unnamed types after the operation. */
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
