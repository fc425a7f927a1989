import type { Depends } from 'routeclass';
import { gates, messageOf, note } from './log.ts';

/** All of it at once. */
export function* first() {
  note('first');
  try {
    yield 'first';
    note('first goes on');
  } catch (error) {
    note(`first hears ${messageOf(error)}`);
    throw error;
  } finally {
    note('first released');
  }
}

export async function* second(one: Depends<typeof first>): AsyncGenerator<string> {
  note('second');
  try {
    yield `${one} second`;
  } catch (error) {
    note(`second swallows ${messageOf(error)}`);
  }
  await gates.release.promise;
  note('second released');
}

export async function third(two: Depends<typeof second>, one: Depends<typeof first>) {
  note('third');
  return {
    value: [one, two],
    async [Symbol.asyncDispose]() {
      note('third released');
    },
  };
}

/** Fails after others were made. */
export function failing(_three: Depends<typeof third>): string {
  throw new Error('failing');
}

export function lock() {
  note('lock');
  return {
    value: { isLocked: true },
    [Symbol.dispose]() {
      note('lock released');
    },
  };
}

export async function* twice() {
  try {
    yield 1;
    yield 2;
  } finally {
    note('twice released');
  }
}

export function* nothing(): Generator<string> {}

export function* badly() {
  yield 'badly';
  throw new Error('bad release');
}

export function rudely() {
  return {
    value: 'rudely',
    [Symbol.dispose](): void {
      throw new Error('rude release');
    },
  };
}
