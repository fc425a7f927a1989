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

/** The names that the function of an operation uses: its own, and the type of the page. */
interface OperationNames {
  readonly name: string;
  readonly page: string;
}

/** Statements, and whether the function around them must be async. */
interface Block {
  readonly lines: readonly string[];
  readonly isAsync: boolean;
}

/**
 * Writes the function of one operation. It reads and checks the inputs, calls the method and answers:
 * credentials come first, then everything that needs no body, and then the rest. The reading of the body and
 * the scope of the dependencies are calls around these statements.
 */
export function emitOperation(
  operation: Operation,
  route: Route,
  { name, page }: OperationNames,
  functions: TypeFunctions,
): void {
  const { parameters, verb } = operation;
  const { module } = functions;
  nameTypes(operation, capital(name), functions);
  const target = targetOf(operation, route, page, functions);
  const inputs = new Inputs(target, functions);
  const { given, own, values } = arranged(parameters, inputs);
  const credentials = own.filter(({ isCredential }) => isCredential);
  const others = own.filter(({ isCredential }) => !isCredential);
  const container = containerOf(operation, inputs.bodyName, functions);
  const isDepending = given.length > 0;

  const answer = answerBlock({ operation, name, given, others, values, container }, functions);
  const body = container ? readingBody(container, isDepending, answer) : answer;
  const before = blockBeforeBody(given, functions);
  const rest: Block = {
    lines: [
      ...functions.output.dependencies.guardLines(parameters, target.otherScheme, module),
      ...before.lines,
      ...queryLine(operation, name, functions),
      ...linesOf(others, 'outside'),
      ...body.lines,
    ],
    isAsync: before.isAsync || body.isAsync,
  };
  const { lines, isAsync } = isDepending ? inScope(rest) : rest;

  const statements = [...credentials.flatMap((one) => one.lines), ...lines];
  const head = `/** ${verb.toUpperCase()} ${commentText(pathText(route.path))} */`;
  const kind = isAsync ? 'export async function' : 'export function';
  const signature = `${kind} ${name}(page: ${page}, x: ${module.runtimeType('Exchange')}) {`;
  module.add([head, signature, ...statements.map(indented), '}'].join('\n'), ranks.operation);
}

interface AnswerParts {
  readonly operation: Operation;
  readonly name: string;
  /** The inputs from dependencies. */
  readonly given: readonly Input[];
  readonly others: readonly Input[];
  /** The arguments of the call. */
  readonly values: readonly string[];
  readonly container: Container | undefined;
}

/** The last statements, which may use the body: they check all inputs at once, call the method and answer. */
function answerBlock(
  { operation: { result, verb }, name, given, others, values, container }: AnswerParts,
  functions: TypeFunctions,
): Block {
  const isDepending = given.length > 0;
  const depth = (container ? 1 : 0) + (isDepending ? 1 : 0);
  const refuse = (explain: string | undefined) => {
    if (isDepending) return `scope.refuse(${explain ?? ''})`;
    return `x.refuse(${explain}${container ? `, ${container.value}` : ''})`;
  };
  return {
    lines: [
      // Dependencies come first: their errors take precedence over faults of other inputs.
      ...linesOf(given, 'inside'),
      ...linesOf(others, 'inside'),
      ...refusal([...given, ...others], name, refuse, 2 + 2 * depth, functions),
      ...answerWith({ call: `page.${verb}`, values }, result, functions),
    ],
    isAsync: result.awaited || given.some(({ inside, isAwaited }) => inside && isAwaited),
  };
}

/**
 * The statements for dependencies that run before the body is read. Of a dependency that needs the body,
 * these are its own dependencies.
 */
function blockBeforeBody(given: readonly Input[], { module, output }: TypeFunctions): Block {
  const blocks = given.map(({ givenBy, inside, isAwaited = false, lines }) => {
    if (!inside) return { lines, isAsync: isAwaited };
    const ahead = output.dependencies.aheadCall(givenBy!, module);
    return { lines: ahead === undefined ? [] : [ahead], isAsync: ahead?.startsWith('await ') ?? false };
  });
  return {
    lines: blocks.flatMap(({ lines }) => lines),
    isAsync: blocks.some(({ isAsync }) => isAsync),
  };
}

/** The statements of the inputs that are read inside the function that receives the body, or outside of it. */
const linesOf = (inputs: readonly Input[], place: 'inside' | 'outside') =>
  inputs.filter(({ inside }) => inside === (place === 'inside')).flatMap(({ lines }) => lines);

/** The statement that reads the body of the request and passes it to a function with these statements. */
function readingBody({ more, read, value }: Container, isDepending: boolean, inner: Block): Block {
  const reader = isDepending ? `scope.read${capital(read)}` : `x.${read}`;
  return {
    lines: [`return ${reader}(${arrow(inner, value)}`, ...inner.lines.map(indented), `}${more});`],
    isAsync: false,
  };
}

/** The statement that runs others in the scope of the dependencies. */
function inScope(inner: Block): Block {
  return {
    lines: [`return x.depending(${arrow(inner, 'scope')}`, ...inner.lines.map(indented), '});'],
    isAsync: false,
  };
}

const arrow = ({ isAsync }: Block, parameter: string) => `${isAsync ? 'async ' : ''}(${parameter}) => {`;

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
