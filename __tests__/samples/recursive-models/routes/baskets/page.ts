import type { Body, Field, int } from 'routeclass';

/** Its default is found behind a circle. */
export interface Basket {
  box: Box;
  size: Size;
}

export interface Box {
  baskets: Basket[];
}

export interface Size {
  width: Field<int, { default: 3 }>;
}

export default class Baskets {
  post(basket: Body<Basket>): Basket {
    return basket;
  }

  put(box: Body<Box>): Box {
    return box;
  }
}
