import type { Type } from '../../model/model.ts';
import { literal, member, optionalMember, propertyKey } from '../../print/quote.ts';
import type { TypeFunctions } from '../type-functions.ts';
import type { Discriminator } from './discriminator.ts';

/** A `switch` over the discriminator of a union. */
export interface Branching {
  /** The name of the variable that holds the value. */
  readonly value: string;
  /** Whether, to TypeScript, the value may be something other than a member. */
  readonly isWider: boolean;
  /**
   * Whether TypeScript may have ruled members out, because an earlier test for a record fits them as well.
   */
  readonly isNarrowed?: boolean;
  readonly discriminator: Discriminator;
  /** The result for a value that fits no member; undefined where the check has ruled that out. */
  readonly otherwise: string | undefined;
}

/** The lines of a `switch` that returns what `make` makes of each member. */
export function switchLines(
  { discriminator: { name, members }, isNarrowed, isWider, otherwise, value }: Branching,
  make: (type: Type, value: string) => string,
  functions: TypeFunctions,
): readonly string[] {
  // TypeScript does not compare an enum member with a literal.
  const isCast = isWider || members.some(({ tag }) => tag.enum);
  const object = isCast ? `(${value} as { ${propertyKey(name)}?: unknown })` : value;
  // A value that has not been checked may be null.
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
