import type { Body, Field, int } from 'routeclass';

interface Author {
  name: string;
  age: Field<int, { default: 0 }>;
}

type Point = readonly [x: number, y: number];

export interface Shapes {
  point: Point;
  open: [string, int?];
  named: [first: Author, second?: Author];
  list: [string, ...int[]];
  authors: [...Author[]];
  last: [...string[], Author];
  around: [Author, ...int[], string, boolean];
  nested: [[int, int], Point];
  nothing: [];
  given: Parameters<(name: string, age?: int) => void>;
  either: [int, int] | [string] | string[];
  labelled: Field<[string, string], { description: 'From and to' }>;
}

export default class Tuples {
  post(shapes: Body<Shapes>): Shapes {
    return shapes;
  }

  put(point: Body<Point>): { point: Point } {
    return { point };
  }

  patch(pair: Body<[string, Author]>): [string, Author] {
    return pair;
  }

  get(): [Author, Author, Author, Author] {
    const ada = { name: 'Ada', age: 36 };
    return [ada, ada, ada, ada];
  }

  delete(): [Point, 200 | 202] {
    return [[1, 2], 200];
  }
}
