import { ts } from 'ts-morph';
import { literalType } from '../../model/join.ts';
import type { Type } from '../../model/model.ts';

/** Null, texts, numbers and literals: types without parts. Undefined for any other type. */
export function readScalar(type: ts.Type, checker: ts.TypeChecker): Type | undefined {
  const { flags } = type;
  if (flags & ts.TypeFlags.Null) return { kind: 'null' };
  if (flags & ts.TypeFlags.String) return { kind: 'string' };
  if (flags & ts.TypeFlags.Number) return { kind: 'number', int: false };
  if (flags & ts.TypeFlags.BooleanLiteral) return literalType(checker.typeToString(type) === 'true', false);
  if (type.isStringLiteral() || type.isNumberLiteral())
    return literalType(type.value, (flags & ts.TypeFlags.EnumLiteral) !== 0);
  return undefined;
}
