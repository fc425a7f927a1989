import type { Body } from 'routeclass';

/** What may be absent has `undefined` beside it, in which TypeScript loses the name. */
export type Sparse = string | null | { [Key in string]?: Sparse };

export default class Mapped {
  post(sparse: Body<Sparse>): [Sparse, 200] {
    return [sparse, 200];
  }
}
