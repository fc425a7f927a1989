import { placeText } from '../../../compiler/diff/change.ts';
import { compareDocuments } from '../../../compiler/diff/compare.ts';
import type { JsonObject } from '../../../compiler/diff/json.ts';

/** The changes between handwritten documents, such as the compiler does not write. */
export function told(old: JsonObject, next: JsonObject): readonly string[] {
  const changes = compareDocuments({ openapi: '3.1.0', ...old }, { openapi: '3.1.0', ...next });
  return changes.map(({ code, level, place, verb }) =>
    [level, code, verb, placeText(place)].filter(Boolean).join(' '),
  );
}
