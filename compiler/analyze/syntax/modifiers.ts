import { ts } from 'ts-morph';

/** Whether a declaration has one of these modifiers. */
export function hasModifier(node: ts.Declaration, modifiers: ts.ModifierFlags): boolean {
  return (ts.getCombinedModifierFlags(node) & modifiers) !== 0;
}
