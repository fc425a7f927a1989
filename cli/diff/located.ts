import type { Change } from '../../compiler/diff/change.ts';
import type { Span } from '../../compiler/model/model.ts';

/** A change, with its place in the app where that is known. */
export interface LocatedChange {
  readonly change: Change;
  readonly span?: Span;
}

export function located(changes: readonly Change[], spans: readonly (Span | undefined)[] = []) {
  return changes.map((change, i): LocatedChange => ({ change, ...(spans[i] && { span: spans[i] }) }));
}

/** The changes, with every warning turned into a breaking change. */
export function strictly(changes: readonly LocatedChange[]): readonly LocatedChange[] {
  return changes.map((one) =>
    one.change.level === 'warning' ? { ...one, change: { ...one.change, level: 'breaking' } } : one,
  );
}

export const isBreaking = ({ change }: LocatedChange): boolean => change.level === 'breaking';
