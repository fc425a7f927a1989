import { type Depends, HttpError, type int, type Query } from 'routeclass';
import { note } from '../../app/log.ts';
import type { failing, first, second, third } from '../../app/resources.ts';

export default class Chain {
  /** `first` is the root of a diamond. */
  get(three: Depends<typeof third>, one: Depends<typeof first>, fail?: Query<'http' | 'any'>, n: Query<int> = 0) {
    note('handler');
    if (fail === 'http') throw new HttpError(418, 'As you wish');
    if (fail === 'any') throw new Error('any');
    return { three, one, n };
  }

  put(two: Depends<typeof second>, never: Depends<typeof failing>): void {
    note(`handler ${two} ${never}`);
  }
}
