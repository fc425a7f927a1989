import type { Body, Field } from 'routeclass';
import type { Color, Level, Size } from '../../kinds.ts';

export interface Shirt {
  color: Color;
  level: Level;
  size: Size;
  colors: Color[];
  fixed: 'cotton';
  count: 1 | 2 | 3;
  kind: Field<'a' | 'b', { default: 'a' }>;
  maybe: Color | null;
  byColor: Record<string, Color>;
  maker: 'us' | (string & {}) | 1;
}

export default class Shirts {
  post(shirt: Body<Shirt>): Shirt {
    return shirt;
  }

  put(color: Body<Color>) {
    return { color };
  }
}
