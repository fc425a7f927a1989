import type { Depends, Query } from 'routeclass';

export const pageSize = () => 20;

export const wanted = (size?: Query<number>) => size;

export default class Pages {
  get(size: Depends<typeof pageSize>) {
    return { size };
  }

  put(size: Depends<typeof wanted> = 10) {
    return { size };
  }
}
