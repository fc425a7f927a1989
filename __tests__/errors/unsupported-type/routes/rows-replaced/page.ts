import type { Body } from 'routeclass';
import type { Visit } from '../rows/_visit.ts';

export default class RowsReplaced {
  put(visit: Body<Visit>): void {}
}
