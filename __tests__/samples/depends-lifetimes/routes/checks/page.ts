import type { Body, Cookie, Depends, int, Query } from 'routeclass';
import type { above, checked, Draft, guard } from '../../app/checks.ts';
import { note } from '../../app/log.ts';

export default class Checks {
  get(
    height: Depends<typeof above>,
    own: Query<int>,
    level: Query<int>,
    _guard: Depends<typeof guard>,
    theme?: Cookie<'light' | 'dark'>,
  ) {
    note('handler');
    return { height, own, level, theme };
  }

  post(under: Depends<typeof checked>, sent: Body<Draft>) {
    note('handler');
    return { under, title: sent.title };
  }
}
