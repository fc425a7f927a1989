// Comments on the line of a brace, or of what stands before, which TypeScript alone does not see.
import type { Body, int, Query } from 'routeclass'; /** What there is to buy. @deprecated There will be wares. */ export interface Item { /** How many. */ count: int; /** How it is paid. */ get payment(): Payment; }
/** How to pay. */ export type Payment = 'cash' | 'card'; /** Finds one. @throws {404} No such item. */ function find(): void {}

abstract class Base { /** Inherited. @operationId changeItem @deprecated */ put(): void {} /** @hidden */ delete(): void {} }

const store = { /** @throws {409} Sold out. */ take(): void {} }; /** Things to be bought. */ export default class Lines extends Base { /** All items. @param limit How many at most. */ get(limit?: Query<int>): void { find(); }
  private last = 1; /** @hidden */ patch(): number { return this.last; } /** Buys one. @operationId buy */ post(item: Body<Item>): Item { store.take(); return item; }
  override put(): void {} /** Of the line before. */
  override delete(): void {}
}
