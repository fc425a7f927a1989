import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createApp } from '../../runtime/index.ts';
import { streamServer } from './support/stream-server.ts';
import { streamRoutes, whole } from './support/streamed.ts';
import { ways } from './support/ways.ts';

describe.each(ways)('streams of bytes $name', (way) => {
  const { reported, start } = streamServer(way);

  test('bytes are sent as they are', async () => {
    const of = (...chunks: unknown[]) =>
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      });
    const port = await start({
      bytes: () =>
        of(new Uint8Array([97, 98]), new Uint8Array([99]).buffer, new DataView(new ArrayBuffer(1))),
      texts: () => of('a', '', 'ä\ud83d', '\ude00', '\ud83d'),
      csv: () => [of('a,b\n'), 201, { 'Content-Type': 'text/csv', 'Content-Length': '4' }],
      blob: () => new Blob(['{"a":1}'], { type: 'application/json' }),
      plain: () => [new Blob(['äb']), 200, { 'x-a': 'b' }],
      typed: () => [new Blob(['a'], { type: 'text/plain' }), 200, { 'content-type': 'text/csv' }],
    });
    const get = async (name: string) => {
      const { body, headers, isWhole, status } = await whole(port, `/any/${name}`);
      return [status, headers['content-type'], headers['content-length'], body, isWhole];
    };
    const octets = 'application/octet-stream';
    expect(await get('bytes')).toEqual([200, octets, undefined, 'abc\0', true]);
    expect(await get('texts')).toEqual([200, octets, undefined, 'aä😀\ufffd', true]);
    expect(await get('csv')).toEqual([201, 'text/csv', '4', 'a,b\n', true]);
    expect(await get('blob')).toEqual([200, 'application/json', '7', '{"a":1}', true]);
    expect(await get('plain')).toEqual([200, octets, '3', 'äb', true]);
    expect(await get('typed')).toEqual([200, 'text/csv', '1', 'a', true]);
  });

  test('bytes must have the length that a tuple declares; otherwise the answer is broken off', async () => {
    const sized = (text: string, length: string): [ReadableStream, number, { 'content-length': string }] => [
      new ReadableStream({
        start(controller) {
          for (const chunk of text) controller.enqueue(chunk);
          controller.close();
        },
      }),
      200,
      { 'content-length': length },
    ];
    const port = await start({
      right: () => sized('äbc', '4'),
      none: () => sized('', '0'),
      unread: () => sized('abc', 'many'),
      more: () => sized('abc', '2'),
      fewer: () => sized('abc', '4'),
    });
    const get = async (name: string, method?: string) => {
      const { body, headers, isWhole } = await whole(port, `/any/${name}`, {}, method);
      return [headers['content-length'], body, isWhole];
    };
    expect(await get('right')).toEqual(['4', 'äbc', true]);
    expect(await get('right', 'HEAD')).toEqual(['4', '', true]);
    expect(await get('none')).toEqual(['0', '', true]);
    expect(await get('unread')).toEqual([undefined, 'abc', true]);
    expect(reported).toEqual([]);
    expect(await get('more')).toEqual(['2', 'ab', true]);
    expect(await get('fewer')).toEqual(['4', 'abc', false]);
    expect(reported).toEqual([
      'ContractError: A stream holds more bytes than its content-length says',
      'ContractError: A stream holds fewer bytes than its content-length says',
    ]);
  });

  test('an error inside a ReadableStream breaks the answer off and is reported once', async () => {
    const locked = new ReadableStream();
    locked.getReader();
    const port = await start({
      late: () =>
        new ReadableStream({
          async pull(controller) {
            controller.enqueue('some');
            await pause(20);
            controller.error(new Error('disk'));
          },
        }),
      objects: () =>
        new ReadableStream({
          start(controller) {
            controller.enqueue('some');
            controller.enqueue({ n: 1 });
          },
        }),
      locked: () => locked,
    });
    expect(await whole(port, '/any/late')).toMatchObject({ status: 200, isWhole: false });
    expect(await whole(port, '/any/objects')).toMatchObject({ body: 'some', isWhole: false });
    expect(await whole(port, '/any/locked')).toMatchObject({ status: 500 });
    expect(reported).toEqual([
      'Error: disk',
      'ContractError: A ReadableStream that a handler returned held a chunk that is neither bytes nor text',
      expect.stringMatching(/^TypeError.*locked/),
    ]);
  });
});

test('bytes whose reader leaves need not have the declared length, also while more are waited for', async () => {
  const some = () => new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(3)) });
  const reported: unknown[] = [];
  const app = createApp(streamRoutes({ some: () => [some(), 200, { 'content-length': '10' }] }), {
    onError: (error) => reported.push(error),
  });
  const reader = (await app.request('/any/some')).body!.getReader();
  await reader.read();
  const more = reader.read();
  await pause(10);
  await reader.cancel();
  expect(await more).toMatchObject({ done: true });
  await pause(10);
  expect(reported).toEqual([]);
});
