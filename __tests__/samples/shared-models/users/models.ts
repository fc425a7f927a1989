import type { int } from 'routeclass';

export interface Item {
  id: int;
  user: string;
}
