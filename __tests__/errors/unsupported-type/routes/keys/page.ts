import type { Body, Field, int } from 'routeclass';

type State = Field<'open' | 'shut', { default: 'shut' }>;

export default class Keys {
  post(counts: Body<Record<`${State}Count`, int>>): void {}
}
