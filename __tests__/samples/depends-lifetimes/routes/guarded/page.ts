import type { Depends } from 'routeclass';
import type { guard } from '../../app/checks.ts';
import { note } from '../../app/log.ts';

export default class Guarded {
  get(_guard: Depends<typeof guard>): string {
    note('handler');
    return 'come in';
  }
}
