import { ts } from 'ts-morph';

/** `NoInfer<T>` is `T` to whoever infers nothing from it; every other type is itself. */
export function withoutNoInfer(type: ts.Type): ts.Type {
  return type.flags & ts.TypeFlags.Substitution ? (type as ts.SubstitutionType).baseType : type;
}
