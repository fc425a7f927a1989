import type { Post } from '../shared/_post.ts';

export default class FirstPost {
  get(): Post {
    return { id: 1, views: 0n, createdAt: new Date(0) };
  }
}
