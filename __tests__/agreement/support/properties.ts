import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { Type } from '../../../compiler/model/model.ts';
import { mutated, tooLarge } from '../../emit/support/mutate.ts';
import { Drawing } from './draw.ts';
import type { Echo, TypeCase } from './echo.ts';
import { faultsOf, type Path } from './faults.ts';
import { inputOf, outputOf } from './schemas.ts';
import { shapeOf } from './shape.ts';
import { type Skip, skips } from './skips.ts';
import { type Spoiled, spoiledOf } from './spoil.ts';

/** `SEED=7 RUNS=20` draws different values, and twenty times as many. */
export const seed = Number(process.env.SEED ?? 1);
export const runs = (count: number) => Math.ceil(count * Number(process.env.RUNS ?? 1));

/** The properties that must hold for the types of one sample. */
export class Properties {
  readonly #sample: string;
  readonly #echo: Echo;
  readonly #drawing: Drawing;

  constructor(sample: string, echo: Echo) {
    this.#sample = sample;
    this.#echo = echo;
    this.#drawing = new Drawing(echo.model.models);
  }

  /** Checks a property. A failure names the sample, the type, the seed and the value. */
  async hold<T>(label: string, values: fc.Arbitrary<T>, count: number, holds: (value: T) => Promise<void>) {
    const result = await fc.check(fc.asyncProperty(values, holds), { numRuns: runs(count), seed });
    if (!result.failed) return;
    const { counterexample, counterexamplePath, errorInstance } = result;
    const value = fc.stringify(counterexample?.[0]);
    const where = `${this.#sample}, ${label}, SEED=${result.seed} (${counterexamplePath})`;
    const why = errorInstance instanceof Error ? errorInstance.message : errorInstance;
    throw new Error(`${where}: ${value}\n${why}`);
  }

  draw(type: Type): fc.Arbitrary<unknown> {
    return this.#drawing.of(type);
  }

  /** Values as a handler returns them: with every field, including those with a default. */
  drawGiven(type: Type): fc.Arbitrary<unknown> {
    return this.draw(type).map((value) => shapeOf(type, value, this.#echo.model.models));
  }

  /**
   * Values of the type are accepted, reach the handler as declared, and are returned unchanged. The schemas
   * accept them in both directions.
   */
  async valuesPass(one: TypeCase): Promise<void> {
    const { exchanged, model, ownSchemas, schemas } = this.#echo;
    const component = one.type.kind === 'model' ? ['components', 'schemas', one.label] : undefined;
    await this.hold(one.label, this.draw(one.type), 15, async (drawn) => {
      const { text, value } = asJson(drawn);
      same(faultsOf(one.type, value, model.models), []);
      const { answer, status } = await this.#send(one, text);
      if (status !== 200) throw new Error(`${status}: ${answer}`);
      const expected = shapeOf(one.type, value, model.models);
      same(exchanged.values, [expected]);
      same(JSON.parse(answer), expected);
      same(schemas.refusal(inputOf(one.path), value), undefined);
      same(schemas.refusal(outputOf(one.path, 'post'), expected), undefined);
      // The component of that name may describe requests or answers; an answer has more fields.
      if (component && ownSchemas?.has(component)) same(ownSchemas.refusal(component, expected), undefined);
      // A returned value is accepted again, unchanged.
      const again = await this.#send(one, answer);
      same(again, { status: 200, answer });
    });
  }

  /** A value for answers only is written as the schema of the answer describes. */
  async answersFit(one: TypeCase): Promise<void> {
    const { exchanged, schemas } = this.#echo;
    await this.hold(one.label, this.drawGiven(one.type), 15, async (value) => {
      exchanged.answer = () => [value, 200];
      const { status, text } = await this.#echo.fetch(`/${one.path}`);
      same(status, 200);
      same(JSON.parse(text), JSON.parse(JSON.stringify(value)));
      same(schemas.refusal(outputOf(one.path, 'get'), JSON.parse(text)), undefined);
    });
  }

  /**
   * A handler returns a value that may not fit its type: the value is refused, or the written JSON fits the
   * type, apart from the constraints of options.
   */
  async brokenAnswersAreRefused(one: TypeCase, verb: 'get' | 'post'): Promise<void> {
    const { exchanged, failure, schemasOfTypes } = this.#echo;
    const given = mutated(this.drawGiven(one.type), noJson);
    await this.hold(one.label, fc.tuple(this.draw(one.type), given), 12, async ([sent, value]) => {
      exchanged.answer = () => [value, 200];
      failure.last = undefined;
      const { status, text } = await this.#echo.fetch(
        `/${one.path}`,
        verb === 'get' ? {} : post(JSON.stringify(sent)),
      );
      if (status === 200) same(schemasOfTypes.refusal(outputOf(one.path, verb), JSON.parse(text)), undefined);
      else if (!(failure.last instanceof Error && failure.last.name === 'ContractError'))
        throw failure.last ?? new Error(`${status}: ${text}`);
    });
  }

  /** A value with a single fault is refused at the place of the fault. */
  async spoiledAreRefused(one: TypeCase): Promise<void> {
    const values = fc.tuple(this.draw(one.type), fc.nat());
    await this.hold(one.label, values, 2, async ([value, pick]) => {
      for (const spoiled of spoiledOf(one.type, value, this.#echo.model.models, pick)) {
        try {
          await this.#isRefused(one, spoiled);
        } catch (error) {
          const { at, value: sent, what } = spoiled;
          const why = error instanceof Error ? error.message : error;
          throw new Error(`${what} at ${JSON.stringify(at)}: ${JSON.stringify(sent)}\n${why}`);
        }
      }
    });
  }

  async #isRefused(one: TypeCase, { at, isSure, value }: Spoiled): Promise<void> {
    const entries = await this.#agree(one, value);
    if (!isSure) return;
    if (entries === undefined) throw new Error('it passes, and must not');
    if (!entries.some((loc) => isDeepStrictEqual(loc.slice(0, at.length), at)))
      throw new Error(`${sorted(entries)} lead elsewhere`);
  }

  /** For values with any number of changes, validator, schema and type agree. */
  async changedAgree(one: TypeCase): Promise<void> {
    const values = mutated(this.draw(one.type));
    await this.hold(one.label, values, 12, async (value) => {
      await this.#agree(one, value);
    });
  }

  /**
   * Checks that validator, schema and type agree on a value. Returns the places of the entries where it is
   * refused.
   */
  async #agree(one: TypeCase, drawn: unknown): Promise<readonly Path[] | undefined> {
    const { text, value } = asJson(drawn);
    const { model, schemas } = this.#echo;
    const faults = faultsOf(one.type, value, model.models);
    const { answer, status } = await this.#send(one, text);
    same([status, text], [faults.length === 0 ? 200 : 422, text]);
    const refusal = schemas.refusal(inputOf(one.path), value);
    const isLetOff = this.#isWeak(one);
    if (faults.length === 0) same(refusal, undefined);
    else if (refusal === undefined && !isLetOff)
      throw new Error(`the schema takes what is wrong at ${sorted(faults)}`);
    if (status === 200) {
      if (!text.includes('1e400')) same(JSON.parse(answer), shapeOf(one.type, value, model.models));
      return undefined;
    }
    const entries = entriesOf(answer);
    same(sorted(entries), sorted(faults.map((path) => ['body', ...path])));
    return entries.map((loc) => loc.slice(1));
  }

  /** Whether a skip documents that the schema accepts more than the type. */
  #isWeak({ label }: TypeCase): boolean {
    return skips.some((skip: Skip) => skip.sample === this.#sample && skip.type === label);
  }

  /** Whether the schema accepts a value that the type refuses, which is why the skip exists. */
  async isNeeded({ type, witness }: Skip): Promise<boolean> {
    const one = this.#echo.bodies.find(({ label }) => label === type);
    if (!one) return false;
    const { status } = await this.#send(one, JSON.stringify(witness));
    return status === 422 && this.#echo.schemas.refusal(inputOf(one.path), witness) === undefined;
  }

  /** The places, relative to the body, at which a value is refused. */
  async placesOf(one: TypeCase, value: unknown): Promise<readonly Path[]> {
    const { answer, status } = await this.#send(one, JSON.stringify(value));
    return status === 422 ? entriesOf(answer).map((loc) => loc.slice(1)) : [];
  }

  async #send({ path }: TypeCase, body: string) {
    this.#echo.exchanged.answer = ([value]) => [value, 200];
    const { status, text } = await this.#echo.fetch(`/${path}`, post(body));
    return { status, answer: text };
  }
}

const post = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

/** Values that a handler may return, but that JSON cannot represent, or not unchanged. */
const noJson = fc.constantFrom<unknown>(
  ...[undefined, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1n, Symbol('a'), () => 1],
  ...[
    new Date(0),
    new Date(Number.NaN),
    new Date(8e14),
    new Map([['a', 1]]),
    new Set(['a']),
    Promise.resolve(1),
  ],
  ...[Object.create(null), [undefined], new Array(2), new String('a'), new (class Own {})()],
);

/** Faster than `expect` for equal values, which are compared hundreds of thousands of times. */
export function same(actual: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toStrictEqual(wanted);
}

/** The value as the receiver parses it. */
function asJson(drawn: unknown): { readonly text: string; readonly value: unknown } {
  const text = JSON.stringify(drawn).replaceAll(`"${tooLarge}"`, '1e400');
  return { text, value: JSON.parse(text) };
}

function entriesOf(answer: string): readonly Path[] {
  const { detail } = JSON.parse(answer) as { readonly detail: readonly { readonly loc: Path }[] };
  return detail.map(({ loc }) => loc);
}

/** The places as texts, without repetition. */
function sorted(paths: readonly Path[]): readonly string[] {
  return [...new Set(paths.map((path) => JSON.stringify(path)))].sort();
}
