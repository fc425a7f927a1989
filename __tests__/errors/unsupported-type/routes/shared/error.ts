import type { ErrorHandlers } from 'routeclass';
import type { Post } from './_post.ts';

/** What is wrong with the type is reported for the routes that have it: these bodies become JSON as they are. */
export default {
  http: ({ status }) => [{ posts: [] as Post[] }, status],
} satisfies ErrorHandlers;
