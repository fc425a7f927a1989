/** Models of one name, and the ways that lead to them. */
import type { FirstItem, Item as SecondItem, Untitled } from './names/barrel.ts';
import type * as all from './names/barrel.ts';
import type { Shop } from './names/second.ts';

export type First = FirstItem;
export type Second = SecondItem;
export type Default = Untitled;
export type OfNamespace = Shop.Item;
export type Inner = Shop.Inner.Item;
export type ByStar = all.second.Item;
export type ByImport = import('./names/first.ts').Item;
export interface AllItems {
  first: FirstItem;
  second: SecondItem;
  shop: Shop.Item;
  inner: all.Shop.Inner.Item;
  imported: import('./names/second.ts').Shop.Item[];
}
interface Item {
  local: string;
}
export type Local = Item;
export { type Item as Renamed };
