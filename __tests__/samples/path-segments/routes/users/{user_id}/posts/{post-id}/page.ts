import type { int, Path } from 'routeclass';

export default class Post {
  get(postId: Path<string, { alias: 'post-id'; minLength: 3 }>, user_id: Path<int>) {
    return { user_id, postId };
  }
}
