import type { Body, Depends } from 'routeclass';
import { note } from '../../app/log.ts';
import type { first, lock } from '../../app/resources.ts';

export interface Amount {
  amount: number;
}

export default class Sync {
  get(one: Depends<typeof first>, held: Depends<typeof lock>) {
    note('handler');
    return { one, isLocked: held.isLocked };
  }

  post(held: Depends<typeof lock>, sent: Body<Amount>, one: Depends<typeof first>) {
    note('handler');
    if (sent.amount < 0) throw new Error('negative');
    return { one, isLocked: held.isLocked, amount: sent.amount };
  }
}
