import type { Path } from 'routeclass';

export default class Literals {
  get(unit: Path<'km' | 'mile'>, size: Path<1 | 2 | 'big'>) {
    return { unit, size };
  }
}
