// A `switch` that leaves no case out: of a type with a mark on it TypeScript does not see that.
import { type Body, type Field, type Query, reply } from 'routeclass';

export type Kind = Query<'day' | 'week'>;

function days(kind: Kind) {
  switch (kind) {
    case 'day':
      return 1;
    case 'week':
      return 7;
  }
}

export default class Cases {
  get(kind: Kind) {
    switch (kind) {
      case 'day':
        return { hours: 24 };
      case 'week':
        return { hours: 168 };
    }
  }

  async post(order: Body<{ size: Field<'small' | 'large', { description: 'Of the box' }> }>) {
    switch (order.size) {
      case 'small':
        return reply({ price: 5 }, 201);
      case 'large':
        return reply({ wait: true }, 202);
    }
  }

  put(kind: Kind) {
    return { days: days(kind), all: [{ days: days(kind) }] };
  }

  /** Whoever names none is answered with nothing. */
  patch(kind?: Kind) {
    switch (kind) {
      case 'day':
        return { hours: 24 };
      case 'week':
        return { hours: 168 };
      case undefined:
        return undefined;
    }
  }
}
