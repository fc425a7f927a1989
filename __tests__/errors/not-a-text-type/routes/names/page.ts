import type { Query as FromQuery } from 'routeclass';
import type * as declare from 'routeclass';
import type { Since } from '../../since.ts';

export default class Names {
  get(since: Since, until: FromQuery<Date>, at: declare.Query<Date>, on: FromQuery<Date> | undefined) {
    return { since, until, at, on };
  }
}
