import type { Body } from 'routeclass';

interface Mix {
  both: { kind: 'a' } & { kind: 'b' };
}

export default class Impossible {
  post(mix: Body<Mix>) {
    return Object.keys(mix);
  }
}
