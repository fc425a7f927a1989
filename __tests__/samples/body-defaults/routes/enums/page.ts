import type { Body, Field } from 'routeclass';
import { Color } from '../../kinds.ts';

export interface Paint {
  color: Field<Color, { default: Color.Red }>;
  colors: Field<Color[], { default: [Color.Red, Color.Green] }>;
  maybe: Field<Color | null, { default: null }>;
}

export default class Paints {
  post(paint: Body<Paint>): Paint {
    return paint.color === Color.Green ? paint : { ...paint, color: Color.Red };
  }
}
