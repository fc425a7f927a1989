import type { Body, Field } from 'routeclass';
import type { Post } from './_post.ts';

type SentPost = Omit<Post, 'views' | 'createdAt'> & {
  createdAt: Field<string, { format: 'date-time' }>;
};

export default class Posts {
  get(): { posts: Omit<Post, 'views'>[] } {
    return { posts: [] };
  }

  post(post: Body<SentPost>): void {}
}
