import { ts } from 'ts-morph';
import type { InsteadOfMethod } from '../../diagnose/catalogue/classes.ts';

/** What a member is that is not a method, or an optional one, and the place where that is written. */
export function insteadOfMethod(member: ts.Declaration): {
  readonly kind: InsteadOfMethod;
  readonly at: ts.Node;
} {
  const at = ts.getNameOfDeclaration(member) ?? member;
  if (ts.isMethodDeclaration(member)) return { kind: 'optional', at: member.questionToken ?? at };
  if (ts.isMethodSignature(member) || ts.isPropertySignature(member)) return { kind: 'of an interface', at };
  const isAccessor = ts.isAccessor(member) || ts.isAutoAccessorPropertyDeclaration(member);
  return { kind: isAccessor ? 'accessor' : 'property', at };
}
