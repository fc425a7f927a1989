import type { Path } from 'routeclass';

export default class Sku {
  get(sku: Path<string>) {
    return { sku };
  }
}
