import type { Body } from 'routeclass';
import type { Post } from './_post.ts';

export default class Posts {
  get(): { posts: Post[] } {
    return { posts: [] };
  }

  post(post: Body<Post>): void {}
}
