// An integer beside any number is a number.
import type { Body, Field, int, Query } from 'routeclass';

export interface Score {
  points?: Field<int, { description: 'So far' }>;
  share: int | Field<number, { description: 'Of all points' }>;
}

export default class Numbers {
  get(ratio: Query<number | int>, limit?: Query<int>) {
    return { ratio, limit: limit ?? 10 };
  }

  post(score: Body<Score>) {
    return { ...score, points: score.points ?? 0 };
  }

  put(value: Body<number | int>): number | int {
    return value;
  }
}
