import { ts } from 'ts-morph';
import type { IndexSignature } from '../../model/model.ts';
import { carriersOf, primitiveOf } from './brands.ts';
import { unmark } from './marks.ts';
import { onlyText } from './template-texts.ts';
import { patternOfAll } from './templates.ts';

/**
 * The index signatures of an object type, without those of `Record<PropertyKey, T>` that say no more than the
 * one for all texts beside them: JSON has no symbols, and numbers are texts there.
 */
export function ownInfos(type: ts.Type, checker: ts.TypeChecker): readonly ts.IndexInfo[] {
  const infos = checker.getIndexInfosOfType(type);
  const all = infos.find(({ keyType }) => keyType.flags & ts.TypeFlags.String);
  const { ESSymbol, Number: Numeric } = ts.TypeFlags;
  return infos.filter(
    ({ keyType, type: value }) =>
      all === undefined || !(keyType.flags & ESSymbol || (keyType.flags & Numeric && value === all.type)),
  );
}

/** Keys of numbers, as JavaScript writes them: `7` and `-1.5`, but no `07`. */
const numberKey = {
  text: 'number',
  pattern: '^(?:0|-?[1-9][0-9]*|-?(?:0|[1-9][0-9]*)\\.[0-9]*[1-9])$',
};

const intKey = { text: 'number', pattern: '^(?:0|-?[1-9][0-9]*)$' };

/**
 * How many keys an index signature covers, to compare it with others: those of a template, which are the
 * fewest, all integers, all numbers, or all texts.
 */
export const widthOf = (key: IndexSignature['key']) => [intKey, numberKey, undefined].indexOf(key) + 1;

/** Whether the keys of an index signature are texts that a pattern describes. */
export function isKey(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (primitiveOf(type).flags & ts.TypeFlags.String) !== 0 || keyOf(type, checker) !== undefined;
}

/** The keys that an index signature covers: undefined for all. */
export function keyOf(type: ts.Type, checker: ts.TypeChecker): IndexSignature['key'] {
  const { bare, int } = unmark(type, checker);
  if (int) return intKey;
  if (primitiveOf(type).flags & ts.TypeFlags.Number) return numberKey;
  // A key that is a single text is a field. TypeScript loses that field where a mark is on part of the key.
  if (onlyText(type, checker) !== undefined) return undefined;
  return patternOfAll(carriersOf(bare, checker), checker);
}
