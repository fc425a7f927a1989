import type { int } from 'routeclass';

export interface Item {
  id: int;
  post: string;
}

export type { Item as Post };
