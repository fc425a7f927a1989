import type { Body, Field, int } from 'routeclass';

export interface Tree {
  value: int;
  left?: Tree;
  right: Tree | null;
  children: Field<Tree[], { default: [] }>;
  byName: Record<string, Tree>;
}

export interface Ping {
  pong: Pong | null;
}

export interface Pong {
  ping: Ping | string;
}

type Linked<T> = { value: T; next: Linked<T> | null };

export default class Trees {
  post(tree: Body<Tree>): Tree {
    return tree;
  }

  put(ping: Body<Ping>): Pong {
    return { ping };
  }

  patch(list: Body<Linked<string>>): Linked<Date> | null {
    return list.next && { value: new Date(0), next: null };
  }
}
