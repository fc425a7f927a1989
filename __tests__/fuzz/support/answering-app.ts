import { join } from 'node:path';
import fc from 'fast-check';
import { createApp, type Routes } from 'routeclass';
import { statusesOf } from '../../../compiler/model/answers.ts';
import type { Answer, Model, Type } from '../../../compiler/model/model.ts';
import { Drawing } from '../../agreement/support/draw.ts';
import type { ClientMethod } from '../../agreement/support/echo.ts';
import { same, seed } from '../../agreement/support/properties.ts';
import { shapeOf } from '../../agreement/support/shape.ts';
import { compilerOf } from '../../compiler/support/compile.ts';
import type { TypedUses } from './typed-uses.ts';

/** An app with random answers, and its client. */
export class AnsweringApp {
  readonly #root: string;
  readonly #uses: TypedUses;

  constructor(root: string, uses: TypedUses) {
    this.#root = root;
    this.#uses = uses;
  }

  /**
   * Every answer of every method reaches the client as the handler returned it, and fits the client's types.
   */
  async answersPass(): Promise<void> {
    const result = compilerOf(this.#root).compile();
    if (!result.ok) throw new Error('it has been compiled before');
    for (const { operations } of result.model.routes)
      for (const { operationId, result: own } of operations)
        for (const answer of own.answers)
          for (const status of statusesOf(answer))
            await this.#passes(
              operationId,
              answer,
              status,
              wholeType(own.answers, answer, status),
              result.model,
            );
  }

  /** @param whole the type of all bodies with this status that are sent in the same way */
  async #passes(
    method: string,
    answer: Answer,
    status: number,
    whole: Type | undefined,
    { models }: Model,
  ): Promise<void> {
    const { client, given } = await this.#load();
    const type = 'type' in answer ? answer.type : undefined;
    const draw =
      type && whole
        ? new Drawing(models).of(type).map((one) => shapeOf(whole, one, models))
        : fc.constant(undefined);
    const values = fc.sample(draw, { seed, numRuns: 4 });
    const expected: unknown[] = type ? JSON.parse(JSON.stringify(values)) : values;
    const place = `Content<client.${method.replace(/^./, (first) => first.toUpperCase())}Answer, ${status}>`;
    const call = async () => {
      const found = await client[method]!();
      same([found.ok, found.status], [status < 300, status]);
      return status < 300 ? found.data : found.error;
    };
    if (answer.kind === 'items') {
      given.answer = () => headed(answer, status, itemsOf(values));
      const items = [];
      for await (const one of (await call()) as AsyncIterable<unknown>) items.push(one);
      same(items, expected);
      this.#uses.takes(this.#root, `Item<${place}>`, expected[0]);
      return;
    }
    if (answer.kind === 'bytes') {
      given.answer = () => headed(answer, status, new Blob(['bytes']));
      same(await new Response((await call()) as ReadableStream).text(), 'bytes');
      return;
    }
    for (const [i, value] of values.entries()) {
      given.answer = () => headed(answer, status, value);
      same(await call(), expected[i]);
      if (type) this.#uses.takes(this.#root, place, expected[i]);
    }
  }

  async #load() {
    const { routes }: { routes: Routes } = await import(join(this.#root, 'generated/dispatch.ts'));
    const { given }: { given: { answer: () => unknown } } = await import(join(this.#root, 'given.ts'));
    const { createClient } = await import(join(this.#root, 'generated/client.ts'));
    const client: { readonly [method: string]: ClientMethod } = createClient({
      baseUrl: 'http://app.test',
      fetch: createApp(routes).fetch,
    });
    return { client, given };
  }
}

/** The type of all bodies with one status. A value that fits several of them has the fields of each. */
function wholeType(answers: readonly Answer[], answer: Answer, status: number): Type | undefined {
  if (answer.kind !== 'tuple') return 'type' in answer ? answer.type : undefined;
  const members = answers.flatMap((one) =>
    one.kind === 'tuple' && one.type && one.statuses.includes(status) ? one.type : [],
  );
  return members.length > 1 ? { kind: 'union', members } : members[0];
}

/** The result of a handler, with the status and headers that the type of its answer requires. */
function headed(answer: Answer, status: number, value: unknown): unknown {
  const head = answer.kind === 'tuple' ? answer : 'tuple' in answer ? answer.tuple : undefined;
  if (head === undefined) return value;
  return [value, status, Object.fromEntries((head.headers ?? []).map(({ name }) => [name, 'a']))];
}

async function* itemsOf(values: readonly unknown[]) {
  yield* values;
}
