import type { ts } from 'ts-morph';
import type { Span } from '../model/model.ts';
import { spanOf } from './context.ts';
import type { Mark } from './types/marks.ts';

/** Where a type was found: the span of diagnostics, and the label by which they name the place. */
export interface Place {
  readonly span: Span;
  readonly label: string;
  /** The type node, if the type is written there. */
  readonly node?: ts.TypeNode | undefined;
  /** Where the type is written, in a list that is used by its alias: it tells the order of literals. */
  readonly named?: ts.TypeNode | undefined;
  /**
   * The same type in the other Program, where it is known: for a type of the marked Program what editors
   * show, and for one of the plain Program that which may have options.
   */
  readonly other?: ts.Type | undefined;
  /** Whether the type is that of a model's field, which may have a default. */
  readonly isField?: boolean | undefined;
  /** The span of a union member, where each member has a span of its own. */
  readonly givenAt?: ((member: ts.Type) => Span) | undefined;
  /**
   * What declares the type if the app does not: a package, or nothing, as with a field that a mapped type
   * makes. The span is then that of the containing type.
   */
  readonly declaredBy?: 'package' | 'nothing' | undefined;
  /** The type parameter by which the app gives the type to one of a package: "`P` of `Feature`". */
  readonly argument?: string | undefined;
  /**
   * The source of the parameter, if the place belongs to one. A model's fields may be both sent and answered.
   */
  readonly source?: Mark['source'] | undefined;
}

/** A place inside another. The span is that of its own type node, if known. */
export function within(
  place: Place,
  node: ts.TypeNode | undefined,
  label = place.label,
  other?: ts.Type,
): Place {
  const { argument, declaredBy, source, span } = place;
  return node
    ? { label, span: spanOf(node), node, other, source }
    : { label, span, other, declaredBy, argument, source };
}

/** The label of a model. That of a package's type within another is followed by its place there. */
export function labelWithin({ declaredBy, label }: Place, model: string): string {
  return declaredBy === 'package' ? `\`${model}\` (${label})` : `\`${model}\``;
}

/** The place of a union member, which may have a span of its own. */
export function atMember(place: Place, member: ts.Type): Place {
  return place.givenAt ? { ...place, span: place.givenAt(member), givenAt: undefined } : place;
}
