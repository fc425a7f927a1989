import type { Body, Field, int } from 'routeclass';

export interface Circle {
  kind: 'circle';
  radius: Field<number, { gt: 0 }>;
}

export interface Square {
  kind: 'square' | 'rectangle';
  size: int;
  name?: string;
}

/** What can be drawn. */
export type Shape = Circle | Square | { kind: 'none' };

enum Level {
  Low,
  High,
}

export type Event = { level: Level.Low; text: string } | { level: Level.High; code: int; shape: Shape };

export type Value = string | int | Shape | string[] | null;

export type Maybe = Circle | null;

export interface Drawing {
  shape: Shape;
  optional?: Shape;
  nullable: Shape | null;
  shapes: Shape[];
  byName: Record<string, Shape>;
  event: Event;
  value: Value;
  maybe: Maybe;
  defaulted: Field<Shape, { default: { kind: 'circle'; radius: 1 } }>;
}

export default class Drawings {
  post(drawing: Body<Drawing>): Drawing {
    return drawing;
  }

  put(shape: Body<Shape>): Shape {
    return shape;
  }

  patch(value: Body<Value>): { value: Value } {
    return { value };
  }

  async get(): Promise<Shape | null> {
    return null;
  }
}
