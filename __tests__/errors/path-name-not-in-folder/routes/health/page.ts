import type { Path } from 'routeclass';

export default class Health {
  get(probe: Path<string>) {
    return { probe };
  }
}
