import type { Body, int, Path } from 'routeclass';
import type { Order } from '../../../models.ts';

export default class OrderById {
  get(id: Path<int, { gt: 0; description: 'Id of the order' }>): Order {
    throw new Error(String(id));
  }

  /** The id is any text. */
  put(fields: Body<{ note?: string; 'two words': number; inner: { deep?: boolean }[] }>): Record<string, unknown> {
    return fields;
  }

  delete(id: Path<int>): void {
    void id;
  }
}
