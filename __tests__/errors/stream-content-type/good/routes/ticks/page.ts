import { reply } from 'routeclass';

interface Tick {
  at: number;
}

async function* ticks(): AsyncGenerator<Tick> {
  yield { at: 1 };
}

async function* rows(): AsyncGenerator<string> {
  yield 'at\n';
  for await (const { at } of ticks()) yield `${at}\n`;
}

export default class Ticks {
  get() {
    return reply(ticks(), 200, { 'cache-control': 'no-store' });
  }

  post(): [ReadableStream, 200, { 'content-type': 'text/csv' }] {
    const lines = rows();
    const body = new ReadableStream({
      async pull(controller) {
        const { done, value } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    return [body, 200, { 'content-type': 'text/csv' }];
  }

  put(): [AsyncGenerator<Tick>, 200] | [Blob, 200, { 'content-type': 'text/csv' }] {
    return [new Blob(['1\n']), 200, { 'content-type': 'text/csv' }];
  }
}
