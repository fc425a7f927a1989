import type { Depends, int, Query } from 'routeclass';
import type { draft } from '../../app/checks.ts';
import { note } from '../../app/log.ts';

export default class Bodies {
  post(title: Depends<typeof draft>, own: Query<int>) {
    note('handler');
    return { title, own };
  }
}
