import type { Body, Field } from 'routeclass';
import type { Color, Level, Size } from '../../kinds.ts';

const ranks = ['low', 'mid', 'high'] as const;
const states = { open: 'to be sewn', done: 'sewn' } as const;

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
  rank: (typeof ranks)[number];
  state: keyof typeof states;
  text: (typeof states)[keyof typeof states];
  sleeve: Cut['sleeve'];
  maker: 'us' | (string & {}) | 1;
}

interface Cut {
  sleeve: 'short' | 'long' | null;
}

export default class Shirts {
  post(shirt: Body<Shirt>): Shirt {
    return shirt;
  }

  put(color: Body<Color>) {
    return { color };
  }
}
