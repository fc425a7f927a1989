import type { Body, Field, int } from 'routeclass';

export interface Item {
  count: Field<int, { ge: 0; default: 1 }>;
}

/** What the app itself says where something is wrong. */
export interface HttpErrorBody {
  reason: string;
}

/** Groß oder klein. */
export type Größe = { width: int; height: int };

export default class StockItems {
  /** Stores one. */
  post(item: Body<Item>): [Item, 200] | [HttpErrorBody, 507] {
    return item.count > 9 ? [{ reason: 'full' }, 507] : [item, 200];
  }

  /** How large. */
  put(size: Body<Größe>): Größe {
    return size;
  }
}
