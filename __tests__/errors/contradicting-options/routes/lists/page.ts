import type { Body, Field } from 'routeclass';

interface Item {
  size: Field<string, { minLength: 2 }>;
}

export default class Lists {
  put(item: Body<Item & { size: 'xl' | 's' }>): void {}
}
