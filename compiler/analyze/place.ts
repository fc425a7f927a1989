import type { ts } from 'ts-morph';
import type { Span } from '../model/model.ts';
import { spanOf } from './context.ts';
import type { Mark } from './types/marks.ts';

/** Where a type was met: what a complaint points at, and what it calls the place. */
export interface Place {
  readonly span: Span;
  readonly label: string;
  /** The type as it is written there, where it is. */
  readonly node?: ts.TypeNode | undefined;
  /** Whether it is a field of a model itself, which may have a default. */
  readonly isField?: boolean | undefined;
  /** Where a member of a union is written, where each has a place of its own. */
  readonly givenAt?: ((member: ts.Type) => Span) | undefined;
  /**
   * What it is written in instead of the app: a package, or nothing, as a field that a mapped type makes. The
   * span is that of what has it.
   */
  readonly elsewhere?: 'package' | 'nothing' | undefined;
  /** Where a client sends it, if it is a parameter's. A model's fields may be both sent and answered. */
  readonly source?: Mark['source'] | undefined;
}

/** A place inside another: at its own type node, where that is known. */
export function within(place: Place, node: ts.TypeNode | undefined, label = place.label): Place {
  const { elsewhere, source, span } = place;
  return node ? { label, span: spanOf(node), node, source } : { label, span, elsewhere, source };
}

/** The place of a member of a union, which may have one of its own. */
export function atMember(place: Place, member: ts.Type): Place {
  return place.givenAt ? { ...place, span: place.givenAt(member), givenAt: undefined } : place;
}
