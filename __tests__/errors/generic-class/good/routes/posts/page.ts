import type { Body } from 'routeclass';

interface Post {
  title: string;
}

class Resource<T = Post> {
  post(body: Body<T>) {
    return body;
  }
}

export default class Posts extends Resource {}
