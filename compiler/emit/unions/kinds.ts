import type { Models, Type } from '../../model/model.ts';
import { isRequired, resolved } from '../../model/walk.ts';

/** The kinds of values that JavaScript can tell apart at run time. */
type Kind = 'string' | 'number' | 'boolean' | 'null' | 'list' | 'object';

const all: readonly Kind[] = ['string', 'number', 'boolean', 'null', 'list', 'object'];

/** The kinds that values of a type are of. */
export function kindsOf(type: Type, models: Models, outer: readonly Type[] = []): ReadonlySet<Kind> {
  const own = resolved(type, models);
  if (outer.includes(own)) return new Set();
  switch (own.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return new Set([own.kind]);
    case 'literal':
      return new Set(own.values.map((value) => typeof value as Kind));
    case 'list':
    case 'tuple':
      return new Set(['list']);
    case 'object':
    case 'record':
    case 'date':
      return new Set(['object']);
    case 'union':
      return new Set(own.members.flatMap((one) => [...kindsOf(one, models, [...outer, own])]));
    case 'never':
      return new Set();
    case 'unknown':
      return new Set(all);
  }
}

/** Whether a union member can be told by its kinds: no other member shares one of them. */
export function isKnownByKind(member: Type, members: readonly Type[], models: Models): boolean {
  const own = kindsOf(member, models);
  return members.every(
    (other) => other === member || [...kindsOf(other, models)].every((kind) => !own.has(kind)),
  );
}

/** The condition that `value`, whose type is one of `members`, is of this member's kinds. */
export function kindTest(member: Type, members: readonly Type[], value: string, models: Models): string {
  const isList = holdsKind('list', members, models) ? ` && !Array.isArray(${value})` : '';
  const tests = [...kindsOf(member, models)].map((kind) => {
    if (kind === 'null') return `${value} === null`;
    if (kind === 'list') return `Array.isArray(${value})`;
    const test = `typeof ${value} === '${kind}'`;
    return kind === 'object' ? `${test} && ${value} !== null${isList}` : test;
  });
  return tests.join(' || ');
}

/** Whether some of the types have values of a kind. */
export function holdsKind(kind: Kind, types: readonly Type[], models: Models): boolean {
  return types.some((type) => kindsOf(type, models).has(kind));
}

/**
 * Whether TypeScript takes lists, texts or numbers for such an object as well: for `{}`, or for
 * `{ length: int }`.
 */
export function takesOtherKinds(type: Type, models: Models): boolean {
  const own = resolved(type, models);
  if (own.kind !== 'object') return false;
  const required = own.properties.filter(isRequired);
  // Of a type with optional fields alone, it asks for one of them.
  if (required.length === 0) return own.properties.length === 0;
  return [Array, String, Number].some(({ prototype }) => required.every(({ name }) => name in prototype));
}
