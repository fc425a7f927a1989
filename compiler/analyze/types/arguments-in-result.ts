import { ts } from 'ts-morph';

/** An argument of a call, and the parameter for it: as declared, and with the types of the call. */
export interface Argument {
  readonly given: ts.Expression;
  readonly declared: ts.ParameterDeclaration;
  readonly parameter: ts.Symbol;
}

/**
 * The arguments of a call whose values may be in its result, by the type parameters of both: in
 * `ids.filter(isOpen).slice(0, limit)` neither the function nor the numbers, in `ids.concat(limit)` the number.
 */
export function argumentsInResult(
  call: ts.CallExpression | ts.NewExpression,
  checker: ts.TypeChecker,
): readonly Argument[] {
  const signature = checker.getResolvedSignature(call);
  const declaration = signature?.getDeclaration();
  if (signature === undefined || declaration === undefined) return [];
  return (call.arguments ?? []).flatMap((given, i) => {
    const parameter = signature.parameters[i] ?? signature.parameters.at(-1);
    const declared = declaration.parameters[i] ?? declaration.parameters.at(-1);
    if (parameter === undefined || declared === undefined || !ts.isParameter(declared)) return [];
    return isInResult(declared, declaration, checker) ? { given, declared, parameter } : [];
  });
}

function isInResult(
  parameter: ts.ParameterDeclaration,
  { parameters, type }: ts.SignatureDeclaration | ts.JSDocSignature,
  checker: ts.TypeChecker,
): boolean {
  if (parameter.type === undefined) return true;
  const given = parametersIn(parameter.type, checker, isTaken);
  if (given.size === 0) return false;
  if (type === undefined || ts.isThisTypeNode(type)) return true;
  // What a function among the other arguments takes, it may return.
  const others = parameters.filter((one) => one !== parameter);
  return [type, ...others].some((one) => [...parametersIn(one, checker)].some((name) => given.has(name)));
}

/** What a function takes or only tests is not among the values that it gives. */
const isTaken = (node: ts.Node) => ts.isParameter(node) || ts.isTypePredicateNode(node);

/** The type parameters that a node names, but for those in nodes that are left out. */
function parametersIn(
  node: ts.Node,
  checker: ts.TypeChecker,
  isLeftOut: (node: ts.Node) => boolean = () => false,
): ReadonlySet<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  const visit = (one: ts.Node): void => {
    if (isLeftOut(one)) return;
    const symbol = ts.isIdentifier(one) ? checker.getSymbolAtLocation(one) : undefined;
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) found.add(symbol);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}
