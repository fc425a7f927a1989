// What is left where a tag is asked for: of a type with a mark on it TypeScript does not see that.
import type { Field, int, Query } from 'routeclass';

export interface Circle {
  kind: Field<'circle', { description: 'Round' }>;
  radius: int;
}

export interface Square {
  kind: Field<'square', { description: 'Not round' }>;
  side: int;
}

type Shape = Circle | Square;

const shapes: Shape[] = [
  { kind: 'circle', radius: 1 },
  { kind: 'square', side: 2 },
];

export default class Shapes {
  get() {
    const shape = shapes[0];
    if (!shape || shape.kind === 'square') return null;
    return shape;
  }

  post() {
    return shapes.find((shape) => shape.kind === 'square') ?? null;
  }

  put() {
    return { squares: shapes.filter((shape) => shape.kind === 'square') };
  }

  patch(kind: Query<'circle' | 'square', { description: 'What to show' }>) {
    if (kind === 'circle') return [];
    return [{ kind }];
  }

  async *delete() {
    for (const shape of shapes) if (shape.kind !== 'square') yield shape;
  }
}
