import type { Body, Depends } from 'routeclass';
import { gates, note } from '../../app/log.ts';
import type { lock, second } from '../../app/resources.ts';

export default class Slow {
  async get(held: Depends<typeof lock>) {
    note('handler');
    await gates.handler.promise;
    note(`handler has it: ${held.isLocked}`);
    return {};
  }

  async put(held: Depends<typeof lock>, sent: Body<unknown>) {
    note('handler');
    await gates.handler.promise;
    note(`handler has it: ${held.isLocked}`);
    return sent;
  }

  post(held: Depends<typeof lock>, _two: Depends<typeof second>, sent: Body<unknown>) {
    note('handler');
    return { sent, isLocked: held.isLocked };
  }

  async patch(_held: Depends<typeof lock>, _two: Depends<typeof second>, sent: Body<unknown>) {
    note('handler');
    await gates.handler.promise;
    return sent;
  }
}
