import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Route, TextParameter } from '../model/model.ts';
import { presentMembers } from '../model/walk.ts';

/**
 * Reports a list as the type of a rest segment, which is one text: a list would be split at commas and not at
 * slashes.
 */
export function checkRest(
  { name, source, type, typeSpan, wireName }: TextParameter,
  { path }: Route,
  diagnostics: Diagnostics,
): void {
  const isOfRest = source === 'path' && path.some((one) => one.kind === 'rest' && one.name === wireName);
  if (isOfRest && presentMembers(type).some(({ kind }) => kind === 'list'))
    diagnostics.add('list-of-segments', typeSpan, name);
}
