import type { Body, Field, Query } from 'routeclass';

export enum Color {
  Red = 'red',
  Green = 'green',
}

interface Paint {
  color: Field<Color, { default: 'red' }>;
}

export default class Paints {
  get(color: Query<Color> = 'green') {
    return color;
  }

  post(paint: Body<Paint>): void {}
}
