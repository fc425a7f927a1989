import type { Depends, int, Path } from 'routeclass';

export function item(id: Path<int>) {
  return { id };
}

export default class Item {
  get(found: Depends<typeof item>, id: Path<string>) {
    return { found, id };
  }
}
