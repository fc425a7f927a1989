import type { Body } from 'routeclass';
import type { Visit } from '../rows/_visit.ts';

export default class RowsSent {
  get(): Visit[] {
    return [];
  }

  post(visit: Body<Visit>): void {}
}
