import type { Body, Field, int } from 'routeclass';

type Name = Field<string, { minLength: 2; description: 'As it is called' }>;

type State = Field<'open' | 'shut', { default: 'shut' }>;

export default class Keys {
  post(counts: Body<Record<`${State}Count`, int>>): void {}

  put(scores: Body<Record<Name, int>>): void {}
}
