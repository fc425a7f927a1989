import { pascal } from '../words.ts';
import type { Segment, Verb } from './model.ts';

/**
 * The operation id made of verb and path, in camel case: `getUsersById` for GET /users/{id}, `get` for the
 * root.
 */
export function operationId(verb: Verb, path: readonly Segment[]): string {
  const words = path.map((segment) =>
    segment.kind === 'static' ? pascal(segment.text) : `By${pascal(segment.name)}`,
  );
  return verb + words.join('');
}
