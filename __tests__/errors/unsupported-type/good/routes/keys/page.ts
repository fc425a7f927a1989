import type { Body, Field, int } from 'routeclass';

type Name = Field<string, { minLength: 2 }>;

type Team = Field<string, { description: 'As it is called' }>;

export default class Keys {
  post(scores: Body<Record<Team, int>>): void {}

  put(scores: Body<Record<`player-${int}`, int>>): void {}

  patch(scores: Body<{ name: Name; score: int }[]>): void {}
}
