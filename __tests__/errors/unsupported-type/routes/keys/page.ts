import type { Body, Field, int } from 'routeclass';

type Name = Field<string, { minLength: 2; description: 'As it is called' }>;

export default class Keys {
  put(scores: Body<Record<Name, int>>): void {}

  patch(scores: Body<{ [Round in 'first' | 'last']: Record<Name, int> }>): void {}
}
