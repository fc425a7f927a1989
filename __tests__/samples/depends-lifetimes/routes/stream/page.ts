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
  /** Fails when the answer has begun. */
  async *post(one: Depends<typeof first>): AsyncGenerator<string> {
    yield one;
    throw new Error('no more');
  }

  /** Likewise. */
  put(_one: Depends<typeof first>): ReadableStream<string> {
    let chunks = 0;
    return new ReadableStream({
      async pull(controller) {
        if (++chunks === 1) return controller.enqueue('chunk');
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new Error('no more');
      },
    });
  }

  /** Likewise, in a Response of the page's own. */
  patch(one: Depends<typeof first>) {
    return new Response(this.put(one).pipeThrough(new TextEncoderStream()));
  }
}
