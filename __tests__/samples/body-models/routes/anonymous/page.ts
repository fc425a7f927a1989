import type { Body, int } from 'routeclass';

export default class Anonymous {
  post(point: Body<{ x: number; y: number; label?: string }>) {
    return point;
  }

  put(items: Body<{ id: int; tags: string[] }[]>) {
    return { total: items.length };
  }

  patch(nothing: Body<{}>) {
    return { keys: Object.keys(nothing).length };
  }
}
