import type { Body, Field } from 'routeclass';

interface Gap {
  at: Field<null, { ge: 1 }>;
}

export default class Gaps {
  post(gap: Body<Gap>): void {}
}
