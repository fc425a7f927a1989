import type { Depends } from 'routeclass';

export async function setting(): Promise<string> {
  return Math.random() < 0.5 ? 'now' : await Promise.resolve('later');
}

/** Goes on, and closes, after the answer has been sent. */
export async function* session(): AsyncGenerator<{ id: number }> {
  yield { id: 1 };
}

export default class Root {
  get(when: Depends<typeof setting>, open: Depends<typeof session>) {
    return { when, id: open.id };
  }
}
