import { expect } from '@jest/globals';
import type { createApp } from 'routeclass';
import { cut } from '../../../runtime/explain/sizes.ts';
import type { HostileCase } from './hostile-app.ts';

/** Sends requests to an app with hostile texts, and checks the answers. */
export class HostileRequests {
  readonly #app: ReturnType<typeof createApp>;
  readonly #one: HostileCase;

  constructor(app: ReturnType<typeof createApp>, one: HostileCase) {
    this.#app = app;
    this.#one = one;
  }

  async #send(verb: string, path: string, { body, cookie }: { body?: unknown; cookie?: string } = {}) {
    const answer = await this.#app.fetch(
      new Request(`http://localhost${path}`, {
        method: verb,
        headers: {
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') };
  }

  #query(values: { [name: string]: string }): string {
    return `/texts?${Object.entries(values)
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .join('&')}`;
  }

  async texts(): Promise<void> {
    const { alias, constant, cookie, folder, initial, message, pattern, segment, values } = this.#one;
    const always = { initial, constant };
    const fixed = new Set(['one', 'named', 'patterned', 'initial', 'constant']);
    if (!fixed.has(alias))
      expect(await this.#send('GET', this.#query(Object.fromEntries([[alias, alias]])))).toEqual({
        status: 200,
        body: { aliased: alias, ...always },
      });
    for (const value of values)
      expect(await this.#send('GET', this.#query({ one: value }))).toEqual({
        status: 200,
        body: { one: value, ...always },
      });
    for (const named of values.slice(0, 2))
      expect(await this.#send('GET', this.#query({ named }))).toEqual({
        status: 200,
        body: { named, ...always },
      });
    expect(
      await this.#send('GET', this.#query({ one: `${values[0]}!`, named: `!${values[1]}` })),
    ).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'literal_error' }, { type: 'literal_error' }] },
    });
    expect(await this.#send('GET', this.#query({ patterned: pattern }))).toEqual({
      status: 200,
      body: { patterned: pattern, ...always },
    });
    expect(await this.#send('GET', this.#query({ patterned: `${pattern}!` }))).toMatchObject({
      status: 422,
      body: { detail: [{ msg: message }] },
    });
    expect(await this.#send('GET', '/texts', { cookie: `${cookie}=1` })).toEqual({
      status: 200,
      body: { cookie: '1', ...always },
    });
    const path = [folder, segment].map(encodeURIComponent).join('/');
    expect(await this.#send('GET', `/${path}`)).toEqual({ status: 200, body: { segment } });
  }

  async bodies(): Promise<void> {
    const { fallback, fields, template, values } = this.#one;
    const whole = Object.fromEntries(fields.map((name) => [name, `v${name}`]));
    if (!fields.includes('defaulted') && !fields.includes('deep')) {
      const sent = { ...whole, deep: [Object.fromEntries([[fields[0]!, fields[1]!]])] };
      expect(await this.#send('POST', '/texts', { body: sent })).toEqual({
        status: 200,
        body: { ...sent, defaulted: fallback },
      });
      const answer = await this.#send('POST', '/texts', {
        body: { ...whole, ...Object.fromEntries([[fields[1]!, 1]]) },
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { detail: [{ type: 'string_type', loc: ['body', cut(fields[1]!)] }] },
      });
    }
    const keyed = { [`a${template}`]: 1 };
    expect(await this.#send('PUT', '/texts', { body: { ...keyed, other: 'no' } })).toEqual({
      status: 200,
      body: keyed,
    });
    for (const sent of [
      { kind: values[0], a: 1 },
      { kind: values[1], b: 'x' },
    ])
      expect(await this.#send('PATCH', '/texts', { body: sent })).toEqual({ status: 200, body: sent });
    expect(await this.#send('DELETE', '/texts')).toEqual({ status: 200, body: { literal: values[2] } });
  }

  async names(): Promise<void> {
    const { models, parameters } = this.#one;
    const numbers = parameters.map((name, i) => `${encodeURIComponent(name)}=${i}`).join('&');
    const given = [...parameters.keys()].join();
    expect(await this.#send('GET', `/names?${numbers}&first=a&second=b`)).toEqual({
      status: 200,
      body: `${given},1a,2b`,
    });
    const [a, b, c] = models as [string, string, string];
    const inner = Object.fromEntries([
      [a, 'x'],
      ['next', Object.fromEntries([[b, 2]])],
    ]);
    const outer = Object.fromEntries([[c, [inner]]]);
    expect(await this.#send('POST', '/names', { body: outer })).toEqual({ status: 200, body: outer });
    const back = Object.fromEntries([
      [b, 2],
      ['next', inner],
    ]);
    expect(await this.#send('PUT', '/names', { body: back })).toEqual({ status: 200, body: back });
  }

  /** The document is served unchanged. */
  async documents(document: string): Promise<void> {
    const { body, status } = await this.#send('GET', '/openapi.json');
    expect({ status, body }).toEqual({ status: 200, body: JSON.parse(document) });
    const page = await this.#app.fetch(new Request('http://localhost/docs'));
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html.match(/<(?:script|img)\b/g)?.length).toBe(html.match(/<script src="docs\//g)?.length);
  }
}
