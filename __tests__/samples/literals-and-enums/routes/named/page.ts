import type { Query as FromQuery, Header } from 'routeclass';
import type * as declare from 'routeclass';

const levels = ['low', 'mid', 'high'] as const;
type Level = (typeof levels)[number];
type LevelQuery = FromQuery<Level, { description: 'At least' }>;
type LevelHeader = Header<Level> | undefined;

/** Declarators under other names: the order of their literals is that of the list. */
export default class Named {
  get(least: LevelQuery, most: FromQuery<Level>, only: declare.Query<Level>, x_level: LevelHeader): string {
    return `${least} ${most} ${only} ${x_level}`;
  }
}
