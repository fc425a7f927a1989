import { ts } from 'ts-morph';
import type { Segment } from '../../model/model.ts';
import { type Context, isAny, isErroneous, spanOf } from '../context.ts';
import { declaredNode } from '../syntax/type-nodes.ts';
import { reportChanged } from '../types/changed-type.ts';
import { isImpossible } from '../types/impossible.ts';
import { isNothing, membersOf } from '../types/members.ts';
import type { Refusal } from '../types/refusals.ts';
import { typeText } from '../types/type-text.ts';
import { parameterAdvice } from './parameter-advice.ts';

/** Reports a parameter without a parameter declarator. */
export function reportUndeclared(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  path: readonly Segment[],
  context: Context,
): void {
  const { checker, diagnostics, plain } = context;
  // A list of what is not found may be meant as one of a declarator.
  const item = checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number);
  if (item && isErroneous(item, context)) return;
  const name = ts.idText(node.name as ts.Identifier);
  // An explicit `any` hides no declarator, and is reported like other types without one.
  if (type.flags & ts.TypeFlags.Any && node.type && node.type.kind !== ts.SyntaxKind.AnyKeyword) {
    const span = spanOf(declaredNode(node.type, context) ?? node.type);
    if (isAny(type, context)) diagnostics.add('any-type', span, `\`${name}\``, 'parameter');
    return;
  }
  const shown = node.type && plain.getTypeFromTypeNode(node.type);
  if (type.flags & ts.TypeFlags.Never && shown && !isImpossible(shown, plain)) {
    reportChanged(type, { span: spanOf(node.type), label: `\`${name}\``, node: node.type }, context);
    return;
  }
  const empty = node.type && emptiness(type, checker);
  if (node.type && empty) {
    diagnostics.add('unsupported-type', spanOf(node.type), typeText(type, context), empty.why, empty.hint);
    return;
  }
  const advice = parameterAdvice(node, type, path, context);
  const [decorator] = ts.getDecorators(node) ?? [];
  const { start } = spanOf(decorator ?? node.name);
  diagnostics.add('parameter-without-declarator', { ...spanOf(node.name), start }, name, advice);
}

/** Why a type without a value to send cannot be a parameter's. A declarator leaves no mark on such a type. */
function emptiness(type: ts.Type, checker: ts.TypeChecker): Refusal | undefined {
  if (membersOf(type).every((one) => isNothing(one) || one.flags & ts.TypeFlags.Null))
    return {
      why: 'a parameter must have other values than `null` and `undefined`',
      hint: 'Remove the parameter, or add the types that it may have, as in `Query<string | null>` or `Body<Todo | null>`.',
    };
  if (isImpossible(type, checker))
    return {
      why: 'no value has this type',
      hint: 'Remove the parameter, or write the type of its values, as in `Query<string>` or `Body<Todo>`.',
    };
  return undefined;
}
