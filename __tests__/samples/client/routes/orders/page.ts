import { type Body, type int, type Query, reply } from 'routeclass';
import type { Contact, Draft, Money, Order, Owner, Page, Paint, Tree } from '../../models.ts';

export default class Orders {
  /** A page of orders. */
  get(
    limit: Query<int, { ge: 1; le: 100 }> = 10,
    owner?: Query<string, { description: 'Name of the owner'; deprecated: true }>,
    state?: Query<'open' | 'done' | null>,
    sizes?: Query<(1 | 2 | 3)[]>,
  ): Page<Order> {
    void [limit, owner, state, sizes];
    return { items: [] };
  }

  /**
   * Adds an order.
   *
   * Prices are those of the day.
   *
   * @returns The order, with its number.
   * @deprecated Put it in a basket first.
   */
  post(draft: Body<Draft>) {
    if (draft.title === '') return reply({ reason: 'empty' as const }, 409);
    return reply(draft, 201);
  }

  put(paint: Body<Paint>): Money | undefined {
    void paint;
    return undefined;
  }

  patch(tree: Body<Tree | null>, dry: Query<boolean> = false): [Tree, 200 | 202] {
    void dry;
    return [tree ?? { leaf: '' }, 200];
  }

  delete(contact?: Body<Contact>): Owner | Contact | null {
    return contact ?? null;
  }
}
