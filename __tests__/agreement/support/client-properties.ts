import type { Echo, TypeCase } from './echo.ts';
import { same } from './properties.ts';
import { shapeOf } from './shape.ts';
import type { TextCase } from './text-cases.ts';
import { argumentOf, type Values } from './text-properties.ts';

const parts = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies', form: 'form' } as const;

/** The properties that must hold for the client of an echo app. */
export class ClientProperties {
  readonly #echo: Echo;

  constructor(echo: Echo) {
    this.#echo = echo;
  }

  async bodyPasses({ path, type }: TypeCase, value: unknown): Promise<void> {
    const { client, exchanged, model } = this.#echo;
    exchanged.answer = ([got]) => [got, 200];
    const sent = asJson(value);
    const expected = shapeOf(type, sent, model.models);
    const { data, error, status } = await client[path]!({ body: value });
    same({ status, error }, { status: 200, error: undefined });
    same(exchanged.values, [expected]);
    same(data, expected);
  }

  async answerPasses({ path }: TypeCase, value: unknown): Promise<void> {
    const { client, exchanged } = this.#echo;
    exchanged.answer = () => [value, 200];
    const { data, status } = await client[path]!();
    same({ status, data }, { status: 200, data: asJson(value) });
  }

  async textsPass(one: TextCase, values: Values): Promise<void> {
    const { client, exchanged } = this.#echo;
    exchanged.values = [];
    exchanged.answer = () => undefined;
    const { error, status } = await client[methodOf(one)]!(clientRequest(one, values));
    same({ status, error }, { status: 204, error: undefined });
    same(
      exchanged.values,
      one.arguments.map((argument) => argumentOf(argument, values)),
    );
  }
}

/** The method of the client that sends these texts. */
export function methodOf({ path: [first] }: TextCase): string {
  return first?.kind === 'static' ? first.text : '';
}

/** The argument of that method. */
export function clientRequest(one: TextCase, values: Values): object {
  const path = undeclared(one);
  const request: { [part: string]: { [name: string]: unknown } } =
    Object.keys(path).length > 0 ? { path } : {};
  for (const [{ name, source }, value] of values) {
    const part = parts[source];
    // Defined, not assigned: a parameter may be named `__proto__`.
    request[part] = { ...request[part], ...Object.fromEntries([[name, value]]) };
  }
  return request;
}

/** A text for each path parameter; the values of declared ones overwrite it. */
function undeclared({ path }: TextCase): { [name: string]: unknown } {
  return Object.fromEntries(path.flatMap((one) => (one.kind === 'static' ? [] : [[one.name, 'any']])));
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
