import type { Body } from 'routeclass';

interface Post {
  title: string;
}

export default class Posts<T = Post> {
  post(post: Body<T>) {
    return post;
  }
}
