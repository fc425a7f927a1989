import { ts } from 'ts-morph';
import { returnedBy } from './given-expressions.ts';
import { membersOf } from './members.ts';
import { functionsAt, functionsOf } from './throws/functions.ts';
import { branchesOf } from './throws/read-value.ts';
import { unwrapped } from './unwrapped.ts';

/**
 * The statuses that an error handler gives, as its code has them: of `[body, 400]` its type tells no more than a number. Undefined where one
 * of them is not known.
 */
export function statusesOf(
  { declarations = [] }: ts.Symbol,
  checker: ts.TypeChecker,
): readonly number[] | undefined {
  const handlers = declarations.flatMap((one) =>
    ts.isPropertyAssignment(one)
      ? branchesOf(one.initializer).map((branch) => functionsOf(branch, checker))
      : [functionsAt(one, checker)],
  );
  // Of a branch whose code is not to be found nothing is known.
  if (handlers.some(({ length }) => length === 0)) return undefined;
  const returned = handlers.flat().flatMap(returnedBy).flatMap(branchesOf);
  const types = returned.map((one) => statusType(unwrapped(one), checker));
  const statuses = types.flatMap((type) =>
    type === undefined
      ? undefined
      : membersOf(type).map((one) => (one.isNumberLiteral() ? one.value : undefined)),
  );
  if (statuses.length === 0 || !statuses.every((one) => one !== undefined)) return undefined;
  return [...new Set(statuses)].sort((a, b) => a - b);
}

/** The type of the status in `[body, status]`, `reply(body, status)`, `Response.json(body, { status })` and `new Response(text, { status })`. */
function statusType(node: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  const written = ts.isArrayLiteralExpression(node) ? node.elements[1] : statusOfResponse(node);
  if (written) return checker.getTypeAtLocation(written);
  const type = checker.getTypeAtLocation(node);
  return checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference)[1] : undefined;
}

function statusOfResponse(node: ts.Expression): ts.Expression | undefined {
  if (!(ts.isCallExpression(node) || ts.isNewExpression(node))) return undefined;
  if (!/^Response(?:\.json)?$/.test(node.expression.getText())) return undefined;
  const options = node.arguments?.[1];
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return undefined;
  const status = options.properties.find((one) => one.name?.getText() === 'status');
  return status && ts.isPropertyAssignment(status) ? status.initializer : undefined;
}
