import type { Body } from 'routeclass';
import type { Cart } from '../_package.d.ts';

export default class Carts {
  post(cart: Body<Cart>): void {}
}
