import type { Body } from 'routeclass';
import type { Shape } from '../page.ts';

export default class More {
  post(shape: Body<Shape>): Shape[] {
    return [shape];
  }
}
