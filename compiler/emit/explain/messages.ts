import type { Docs, Type } from '../../model/model.ts';
import { onlyPresentMember } from '../../model/walk.ts';
import type { Module } from '../../print/module.ts';
import { quote } from '../../print/quote.ts';

/**
 * The message that is declared on a type. The message of `T` in `T | null` holds for the whole union, since
 * null is never wrong there.
 */
export function messageOf(type: Type): string | undefined {
  if (type.docs?.message !== undefined || type.kind !== 'union') return type.docs?.message;
  const only = onlyPresentMember(type);
  return only && messageOf(only);
}

/**
 * The explainer of a parameter or field that knows whether it is required. `explained` is its explainer
 * without the declared message.
 */
export function explainPresent(
  { docs, type }: { readonly docs: Docs; readonly type: Type },
  required: boolean,
  explained: string,
  module: Module,
): string {
  const message = docs.message ?? messageOf(type);
  const more = message === undefined ? '' : `, ${quote(message)}`;
  return `${module.runtime(required ? 'required' : 'optional')}(${explained}${more})`;
}
