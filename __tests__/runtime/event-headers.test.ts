import { inspect } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EventHeaders } from '../../runtime/exchange/event-headers.ts';

type Call = readonly [method: string | symbol, ...args: unknown[]];

const names = ['a', 'b', 'B', 'x-a', 'set-cookie', 'Set-Cookie', '', 'a b', '\u212a', 5, undefined];
const values = ['v', 'V', '', ' v ', 'a  b', 'a\tb', 'a\nb', '\xe9', '\u0100', 5, null, undefined];
const name = fc.constantFrom(...names);
const value = fc.constantFrom(...values);
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(fc.constant('set'), name, value),
  fc.tuple(fc.constant('append'), name, value),
  fc.tuple(fc.constantFrom('get', 'has', 'delete'), name),
  fc.tuple(
    fc.constantFrom('getSetCookie', 'set', 'get', 'has', 'keys', 'values', 'entries', Symbol.iterator),
  ),
);

/** The result of a call, or its error. */
function outcome(headers: Headers, [method, ...args]: Call): unknown {
  try {
    const result: unknown = Reflect.apply(Reflect.get(headers, method) as () => unknown, headers, args);
    return Object(result) === result ? [...(result as Iterable<unknown>)] : result;
  } catch (error) {
    return String(error);
  }
}

const made = () => new EventHeaders() as unknown as Headers;

test('the headers of an event answer every call as those of the platform do', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 8 }), (calls) => {
      const [own, expected] = [made(), new Headers()];
      for (const one of calls) expect([one, outcome(own, one)]).toEqual([one, outcome(expected, one)]);
      expect(EventHeaders.listOf(own) ?? [...own].flat()).toEqual([...expected].flat());
      const seen: string[] = [];
      own.forEach((of, header) => void seen.push(header, of));
      expect(seen).toEqual([...expected].flat());
    }),
    { numRuns: 3_000 },
  );
});

test('headers that middleware sets, reads and adds stay a list', () => {
  const headers = made();
  headers.set('X-Frame-Options', 'DENY');
  headers.set('cache-control', 'no-cache');
  headers.append('set-cookie', 'a=1; Path=/');
  if (headers.has('cache-control') && headers.get('etag') === null) headers.set('cache-control', 'no-store');
  const list = ['cache-control', 'no-store', 'set-cookie', 'a=1; Path=/', 'x-frame-options', 'DENY'];
  expect(EventHeaders.listOf(headers)).toEqual(list);
  expect(EventHeaders.listOf(new Headers())).toBe(undefined);
});

test('they pass for headers of the platform', () => {
  const headers = made();
  headers.set('a', '1');
  headers.append('b', '2');
  expect(headers).toBeInstanceOf(Headers);
  const expected = new Headers({ a: '1', b: '2' });
  expect(inspect(headers)).toBe(inspect(expected));
  expect(Object.prototype.toString.call(headers)).toBe('[object Headers]');
  const taken = [new Headers(headers), new Response(null, { headers }).headers];
  for (const one of taken) expect([...one]).toEqual([...expected]);
});

test('they do without the global class, which an app may replace', () => {
  const headers = made();
  headers.append('a', '1');
  const platform = globalThis.Headers;
  globalThis.Headers = class {} as typeof Headers;
  try {
    headers.append('a', '2');
    headers.delete('b');
    expect([...headers]).toEqual([['a', '1, 2']]);
  } finally {
    globalThis.Headers = platform;
  }
});
