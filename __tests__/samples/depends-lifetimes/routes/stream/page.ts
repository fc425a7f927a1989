import type { Depends } from 'routeclass';
import { gates, note } from '../../app/log.ts';
import type { first } from '../../app/resources.ts';

export default class Stream {
  async *get(one: Depends<typeof first>): AsyncGenerator<string> {
    try {
      yield one;
      await gates.handler.promise;
      yield 'more';
    } finally {
      note('stream ends');
    }
  }
}
