import type { Type } from '../../model/model.ts';
import { literal, member, optionalMember, propertyKey } from '../../print/quote.ts';
import type { TypeFunctions } from '../type-functions.ts';
import type { Discriminator } from './discriminator.ts';

/** A choice among the members of a union by the field that tells them apart. */
export interface Branching {
  /** The name of the value. */
  readonly value: string;
  /** Whether the value may be something else than a member, as far as TypeScript knows. */
  readonly isWider: boolean;
  /** Whether TypeScript may have ruled members out, for what they fit as well was asked for before: a record. */
  readonly isNarrowed?: boolean;
  readonly discriminator: Discriminator;
  /** What is returned for a value of no member; undefined where it has been checked that there is none. */
  readonly otherwise: string | undefined;
}

/** The lines of a `switch` that returns what `make` makes of each member. */
export function switchLines(
  { discriminator: { name, members }, isNarrowed, isWider, otherwise, value }: Branching,
  make: (type: Type, value: string) => string,
  functions: TypeFunctions,
): readonly string[] {
  // TypeScript compares no enum's member with a literal.
  const isCast = isWider || members.some(({ tag }) => tag.enum);
  const object = isCast ? `(${value} as { ${propertyKey(name)}?: unknown })` : value;
  // What has not been checked may be null.
  const tag = otherwise === undefined ? member(object, name) : optionalMember(object, name);
  const cases = members.flatMap(({ tag: { values }, type }, i) => {
    const isLast = otherwise === undefined && i === members.length - 1;
    const labels = isLast ? ['    default:'] : values.map((one) => `    case ${literal(one)}:`);
    const given = isCast
      ? `${value} as ${isNarrowed ? 'unknown as ' : ''}${functions.annotation(type)}`
      : value;
    return [...labels, `      return ${make(type, given)};`];
  });
  const end = otherwise === undefined ? [] : ['    default:', `      return ${otherwise};`];
  return [`  switch (${tag}) {`, ...cases, ...end, '  }'];
}
