import { ts } from 'ts-morph';

/** `T` for `NoInfer<T>`, which matters only for inference; any other type is returned unchanged. */
export function withoutNoInfer(type: ts.Type): ts.Type {
  return type.flags & ts.TypeFlags.Substitution ? (type as ts.SubstitutionType).baseType : type;
}
