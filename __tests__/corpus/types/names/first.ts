import type { int } from 'routeclass';
export interface Item {
  id: int;
}
export default interface Unnamed {
  title: string;
}
