import type { Body, int } from 'routeclass';

interface Point {
  x: int;
  y?: int;
}

interface Named {
  name: string;
}

export default class Parts {
  post(value: Body<{ [key: string]: (Point | Named)[]; origin: Point[] }>) {
    return { value };
  }

  put(value: Body<{ [key: `all-${string}`]: (Point | null)[][] | null; [key: `at-${string}`]: Record<string, Point | null>; [key: `pair-${string}`]: [Point, Named?] }>) {
    return { value };
  }

  /** Index signatures that no interface may have together. */
  patch(value: Body<Partial<{ [key: string]: string } & { [key: number]: Point }>>) {
    return { value };
  }

  delete(value: Body<{ lists: ({ [key: string]: Named[] } & { [key: `is-${string}`]: boolean })[] }>) {
    return value;
  }
}
