/** Unions of models that nothing tells apart for certain. */
import type { int } from 'routeclass';

export type Overlap = { a: string; b?: int } | { a: string; c: boolean };
export type Subset = { a: string } | { a: string; b: int };
export type Either = { a: string; b?: never } | { a?: never; b: string };
export type SameField = { value: string } | { value: int };
export type ByPresence = { text: string } | { file: { name: string } } | { links: string[] };
export type InnerOverlap = { at: { x: int } } | { at: { y: int } };
export type TupleOrList = { at: [int, int]; x?: int } | { at: int[]; y?: int };
export type ManyOptional = { a?: string; b?: string } | { c: int; d?: int };
