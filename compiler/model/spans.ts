import type { Span } from './model.ts';

/** Whether a span lies in another. */
export function isInside(inner: Span, outer: Span): boolean {
  return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
}
