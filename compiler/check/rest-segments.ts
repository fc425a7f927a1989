import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Route, TextParameter } from '../model/model.ts';
import { presentMembers } from '../model/walk.ts';

/** A rest segment is one text: a list of its segments would be split at commas. */
export function checkRest(
  { name, source, type, typeSpan, wireName }: TextParameter,
  { path }: Route,
  diagnostics: Diagnostics,
): void {
  const isOfRest = source === 'path' && path.some((one) => one.kind === 'rest' && one.name === wireName);
  if (isOfRest && presentMembers(type).some(({ kind }) => kind === 'list'))
    diagnostics.add('list-of-segments', typeSpan, name);
}
