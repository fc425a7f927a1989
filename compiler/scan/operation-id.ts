import type { Segment, Verb } from '../model.ts';

/** Verb and path in camel case: `getUsersById` for GET /users/{id}; `get` alone for the root. */
export function operationId(verb: Verb, path: readonly Segment[]): string {
  const words = path.map((segment) =>
    segment.kind === 'static' ? pascal(segment.text) : `By${pascal(segment.name)}`,
  );
  return verb + words.join('');
}

/** `user-posts` and `user_posts` are `UserPosts`; signs that no name holds are left out. */
export function pascal(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}
