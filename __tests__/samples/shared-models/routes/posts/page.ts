import type { Body } from 'routeclass';
import type { Post } from '../../posts/models.ts';

interface Local {
  posts: Post[];
}

export default class Posts {
  post(item: Body<Post>): Local {
    return { posts: [item] };
  }
}
