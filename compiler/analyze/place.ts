import type { ts } from 'ts-morph';
import type { Span } from '../model.ts';
import { spanOf } from './context.ts';

/** Where a type was met: what a complaint points at, and what it calls the place. */
export interface Place {
  readonly span: Span;
  readonly label: string;
  /** The type as it is written there, where it is. */
  readonly node?: ts.TypeNode | undefined;
  /** Whether it is a field of a model itself, which may have a default. */
  readonly isField?: boolean | undefined;
  /** Whether it is written outside of the app: the span is that of what has it. */
  readonly isElsewhere?: boolean | undefined;
}

/** A place inside another: at its own type node, where that is known. */
export function within(place: Place, node: ts.TypeNode | undefined, label = place.label): Place {
  return node
    ? { label, span: spanOf(node), node }
    : { label, span: place.span, isElsewhere: place.isElsewhere };
}
