import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ChangeQueue } from '../../cli/dev/change-queue.ts';

const noFault = (fault: unknown) => {
  throw fault;
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('saves that follow one another closely are one batch', async () => {
  const batches: (readonly string[])[] = [];
  const queue = new ChangeQueue(async (changed) => void batches.push(changed), noFault);
  queue.release();
  for (const file of ['b', 'a', 'c', 'a']) {
    queue.add(file);
    await jest.advanceTimersByTimeAsync(50);
  }
  expect(batches).toEqual([]);
  await jest.advanceTimersByTimeAsync(50);
  queue.add('d');
  await jest.advanceTimersByTimeAsync(100);
  expect(batches).toEqual([['a', 'b', 'c'], ['d']]);
});

test('a folder that appears or goes prolongs a batch, and alone makes none', async () => {
  const batches: (readonly string[])[] = [];
  const queue = new ChangeQueue(async (changed) => void batches.push(changed), noFault);
  queue.release();
  await jest.advanceTimersByTimeAsync(100);
  queue.expectMore();
  await jest.advanceTimersByTimeAsync(100);
  expect(batches).toEqual([]);
  queue.add('a');
  await jest.advanceTimersByTimeAsync(50);
  queue.expectMore();
  await jest.advanceTimersByTimeAsync(50);
  queue.add('new/b');
  await jest.advanceTimersByTimeAsync(100);
  expect(batches).toEqual([['a', 'new/b']]);
});

test('a change that comes in just after the quiet time, before other work, prolongs the batch', async () => {
  const batches: (readonly string[])[] = [];
  const queue = new ChangeQueue(async (changed) => void batches.push(changed), noFault);
  queue.release();
  queue.add('a');
  setTimeout(() => queue.add('b'), 60); // Due together with the batch, and called after it.
  setTimeout(() => queue.add('c'), 100);
  await jest.advanceTimersByTimeAsync(200);
  expect(batches).toEqual([['a', 'b', 'c']]);
});

test('when the session has ended, no change makes a batch any more', async () => {
  const batches: (readonly string[])[] = [];
  const queue = new ChangeQueue(async (changed) => void batches.push(changed), noFault);
  queue.release();
  queue.add('a');
  queue.close();
  await jest.advanceTimersByTimeAsync(200);
  queue.add('b');
  await jest.advanceTimersByTimeAsync(200);
  expect(batches).toEqual([]);
});

test('what changes while a batch is at work makes the next one', async () => {
  const batches: (readonly string[])[] = [];
  const queue = new ChangeQueue(async (changed) => {
    batches.push(changed);
    // The fake timers do not reach those of `node:timers/promises`.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }, noFault);
  queue.release();
  queue.add('a');
  await jest.advanceTimersByTimeAsync(200);
  for (const file of ['b', 'c']) {
    queue.add(file);
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(batches).toEqual([['a']]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(batches).toEqual([['a'], ['b', 'c']]);
  queue.close();
});

test('a batch that fails is reported, and the next one is passed on', async () => {
  const batches: (readonly string[])[] = [];
  const faults: unknown[] = [];
  const queue = new ChangeQueue(
    async (changed) => {
      batches.push(changed);
      if (batches.length === 1) throw 'fault';
    },
    (fault) => faults.push(fault),
  );
  queue.release();
  queue.add('a');
  await jest.advanceTimersByTimeAsync(100);
  queue.add('b');
  await jest.advanceTimersByTimeAsync(100);
  expect(batches).toEqual([['a'], ['b']]);
  expect(faults).toEqual(['fault']);
});

test('`held` settles when a batch waits for the current one, at once where one waits already', async () => {
  let held = 0;
  const queue = new ChangeQueue(async () => {
    await queue.held();
    await queue.held();
    held += 1;
  }, noFault);
  queue.release();
  queue.add('a');
  await jest.advanceTimersByTimeAsync(1000);
  expect(held).toBe(0);
  queue.add('b');
  await jest.advanceTimersByTimeAsync(50);
  expect(held).toBe(0);
  await jest.advanceTimersByTimeAsync(50);
  expect(held).toBe(1);
});
