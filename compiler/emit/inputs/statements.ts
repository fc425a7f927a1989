import type ts from 'typescript';
import { sources } from '../../../runtime/explain/sources.ts';
import type { Parameter } from '../../model/model.ts';
import { all, conditionText } from '../../print/condition.ts';
import { indented } from '../../print/indented.ts';
import { literal } from '../../print/quote.ts';
import { capital } from '../../words.ts';
import { inGroups } from '../check/in-parts.ts';
import { ranks } from '../ranks.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { type Input, type Inputs, queryParameters, type Target } from './inputs.ts';
import { textType } from './texts.ts';

/**
 * The inputs of all parameters: those from dependencies, and those from the request in the order of 422
 * entries; and the arguments of the call.
 */
export function arranged(parameters: readonly Parameter[], inputs: Inputs) {
  const made = new Map(parameters.map((one) => [one, inputs.of(one)]));
  const of = (some: readonly Parameter[]) => some.map((one) => made.get(one)!);
  const isGiven = ({ kind }: Parameter) => kind === 'depends';
  return {
    given: of(parameters.filter(isGiven)),
    own: of(inOrder(parameters.filter((one) => !isGiven(one)))),
    values: of(parameters).map(({ argument }) => argument),
  };
}

/** The parameters in the order of 422 entries: form fields, files and bodies are last. */
function inOrder(parameters: readonly Parameter[]): readonly Parameter[] {
  const rank = (one: Parameter) => {
    const found = one.kind === 'text' ? sources.indexOf(one.source) : -1;
    return found === -1 ? sources.length : found;
  };
  return [...parameters].sort((a, b) => rank(a) - rank(b));
}

/** The statement that reads all texts of the query at once. `name` is the name of the function. */
export function queryLine(
  target: Pick<Target, 'parameters'>,
  name: string,
  { module }: TypeFunctions,
): readonly string[] {
  const queried = queryParameters(target);
  if (queried.length === 0) return [];
  const reader = module.names.take(`read${capital(name)}Query`);
  const lists = queried.filter(({ type }) => textType(type).kind === 'list').map(({ wireName }) => wireName);
  const values = [queried.map(({ wireName }) => wireName), ...(lists.length > 0 ? [lists] : [])]
    .map(literal)
    .join(', ');
  module.add(`const ${reader} = ${module.runtime('queryReader')}(${values});`, ranks.constants);
  return [`const query = ${reader}(x.search);`];
}

/**
 * The statements that check all inputs at once, and refuse the request where the check fails; several where
 * TypeScript could not follow one condition on that many inputs.
 *
 * @param refusing returns the expression that refuses; it gets the name of the explainer, which is undefined
 *   where there is nothing to explain
 * @param indent the indentation of the statements
 */
export function refusal(
  inputs: readonly Input[],
  name: string,
  refusing: (explain: string | undefined) => string,
  indent: number,
  functions: TypeFunctions,
): readonly string[] {
  const checks = inputs.flatMap((one) => one.checks);
  if (checks.length === 0) return [];
  const own = inputs.filter(({ givenBy }) => givenBy === undefined);
  const isExplained = own.some((one) => one.checks.length > 0);
  const refuse = `return ${refusing(isExplained ? explainer(own, name, functions) : undefined)};`;
  const groups = inGroups(checks);
  if (groups.length === 1) return refusalOf(checks, refuse, indent);
  const inBlock = (group: readonly ts.Expression[]) => refusalOf(group, refuse, indent + 2).map(indented);
  return groups.flatMap((group) => ['{', ...inBlock(group), '}']);
}

function refusalOf(checks: readonly ts.Expression[], refuse: string, indent: number): readonly string[] {
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

/** Adds the explainer of some inputs, and returns its name. */
function explainer(inputs: readonly Input[], name: string, { module }: TypeFunctions): string {
  const explain = module.names.take(`explain${capital(name)}`);
  const places = inputs.flatMap((one) => one.places()).map((place) => indented(`${indented(place)},`));
  module.add(`function ${explain}() {\n  return [\n${places.join('\n')}\n  ];\n}`, ranks.explain);
  return explain;
}
