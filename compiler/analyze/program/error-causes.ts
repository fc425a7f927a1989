import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import { spanOf } from '../context.ts';
import { isDeclarator } from '../syntax/type-nodes.ts';
import { readAround } from './type-error-place.ts';
import { anyBehind } from './untyped-parameters.ts';

/** Where the faults may be from which an error of TypeScript's follows. */
export function causesOf(error: ts.Diagnostic, checker: ts.TypeChecker): readonly Span[] {
  const any = anyBehind(error, checker);
  return any ? [any] : causesOfOptions(error, checker);
}

/** Where options are declared that do not fit their declarator, and the type that they are for. */
function causesOfOptions(error: ts.Diagnostic, checker: ts.TypeChecker): readonly Span[] {
  if (error.code !== unfitArgument) return [];
  const [type, options] =
    readAround(error, (node, isMeant) => {
      const given = ts.isTypeReferenceNode(node) && isDeclarator(node, checker) ? node.typeArguments : [];
      return given?.[1] && isMeant(given[1]) ? given : undefined;
    }) ?? [];
  if (type === undefined || options === undefined) return [];
  const declared = checker.getTypeFromTypeNode(options).getProperties();
  return [type, ...declared.flatMap(({ declarations = [] }) => declarations)].map(spanOf);
}

/** A type argument that does not fit its constraint. */
const unfitArgument = 2344;
