/** Enums of every kind. */
export enum Color {
  Red = 'red',
  Green = 'green',
}

export enum Level {
  Low,
  Middle,
  High = 10,
}

export enum Mixed {
  No = 0,
  Yes = 'YES',
}

export const enum Direction {
  Up = 'up',
  Down = 'down',
}

export enum Bits {
  None = 0,
  Read = 1 << 0,
  Write = 1 << 1,
  Both = Read | Write,
}

export interface Painted {
  color: Color;
  level: Level;
  mixed: Mixed;
  direction: Direction;
  bits: Bits;
}

export interface Member {
  color: Color.Red;
  level: Level.Low | Level.High;
  maybe?: Color | null;
}

export type Colors = Color[];
export type LevelBody = Level;
export type ColorNames = keyof typeof Color;
export type ColorValues = `${Color}`;
export type ByColor = Record<Color, number>;
export type ByLevel = { [L in Level]?: string };
