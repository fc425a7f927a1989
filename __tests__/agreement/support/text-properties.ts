import fc from 'fast-check';
import type { Echo } from './echo.ts';
import { faultsOf, type Path } from './faults.ts';
import { same } from './properties.ts';
import { requestOf, type Texts, type Way } from './requests.ts';
import { spoiledOf } from './spoil.ts';
import type { TextArgument, TextCase } from './text-cases.ts';
import { carried, oddTexts, read, type TextInput, textOf, typeOfText } from './texts.ts';

/** The value of each input that is sent. */
export type Values = ReadonlyMap<TextInput, unknown>;

interface DrawnRequest {
  readonly values: Values;
  readonly way: Way;
}

/**
 * A text for each input, which may not fit its type, or undefined for none. Each is sent in turn with the
 * values of the other inputs.
 */
interface SpoiledRequest extends DrawnRequest {
  readonly texts: ReadonlyMap<TextInput, string | undefined>;
}

const ways = fc.record<Way>({
  formType: fc.constantFrom('application/x-www-form-urlencoded', 'multipart/form-data'),
  isRepeated: fc.boolean(),
});

/** The properties that must hold for the texts that an operation reads. */
export class TextProperties {
  readonly #echo: Echo;

  constructor(echo: Echo) {
    this.#echo = echo;
  }

  /** Values for all required and some optional inputs, in a form that their sources can carry. */
  requests({ arguments: all, path }: TextCase, draw: (type: TextInput['type']) => fc.Arbitrary<unknown>) {
    const { models } = this.#echo.model;
    const entries = all.flatMap(({ inputs }) =>
      inputs.map((input) => {
        const type = typeOfText(input.type);
        const isRest = path.some((one) => one.kind === 'rest' && one.name === input.name);
        const value = draw(type)
          .map((one) => carried(input.source, isRest, one))
          // For a list, an empty form field cannot be told from an untouched one.
          .filter((one) => !isUntold(input, one) && faultsOf(type, one, models).length === 0)
          .map((one): [TextInput, unknown][] => [[input, one]]);
        const isSure = input.isRequired || input.source === 'path';
        return isSure ? value : fc.oneof(value, fc.constant<[TextInput, unknown][]>([]));
      }),
    );
    return fc.tuple(fc.tuple(...entries), ways).map(([list, way]) => requestWith(new Map(list.flat()), way));
  }

  /** The same with an odd text for each input, one that breaks a rule of its type, or none. */
  spoiledRequests(one: TextCase, draw: (type: TextInput['type']) => fc.Arbitrary<unknown>) {
    const { models } = this.#echo.model;
    const inputs = one.arguments.flatMap((each) => each.inputs);
    const texts = inputs.map((input) => {
      const type = typeOfText(input.type);
      const isRest = one.path.some((each) => each.kind === 'rest' && each.name === input.name);
      const broken = fc.tuple(draw(type), fc.nat()).map(([value, pick]) => {
        const all = spoiledOf(type, value, models, pick);
        // The last variants have other types, which the odd texts cover.
        const found = all[pick % Math.max(1, all.length - 8)]!.value;
        return Array.isArray(found) ? found.map(shown).join(',') : shown(found);
      });
      const text = fc
        .oneof(oddTexts, { arbitrary: broken, weight: 3 })
        .map((one) => carried(input.source, isRest, one) as string);
      return input.source === 'path' ? text : fc.option(text, { nil: undefined, freq: 8 });
    });
    return fc.tuple(this.requests(one, draw), fc.tuple(...texts)).map(([request, list]): SpoiledRequest => {
      const all = new Map(inputs.map((input, i) => [input, list[i]]));
      const shown = `${fc.stringify(request)}, but ${[...all].map(([{ name }, text]) => `${name}: ${JSON.stringify(text)}`).join(' or ')}`;
      return { ...request, texts: all, [fc.toStringMethod]: () => shown } as SpoiledRequest;
    });
  }

  /** The handler receives the drawn values when they are sent as the document describes. */
  async comesBack(one: TextCase, { values, way }: DrawnRequest): Promise<void> {
    const texts = new Map([...values].map(([input, value]) => [input, textOf(value)]));
    for (const [input, value] of values) same(this.#refusal(one, input, value), undefined);
    const { status, text } = await this.#send(one, texts, way);
    if (status !== 204) throw new Error(`${status}: ${text}`);
    same(
      this.#echo.exchanged.values,
      one.arguments.map((argument) => argumentOf(argument, values)),
    );
  }

  /**
   * An odd text is refused at its place, or read as specified. The schema accepts the value that was read, or
   * refuses it, accordingly.
   */
  async areJudged(one: TextCase, { texts, values, way }: SpoiledRequest): Promise<void> {
    for (const [input, text] of texts) {
      const sent = new Map([...values].map(([each, value]) => [each, textOf(value)]));
      if (text === undefined) sent.delete(input);
      else sent.set(input, text);
      const value = text === undefined ? undefined : read(text, input);
      const faults = this.#faults(input, value);
      if (value !== undefined) same(this.#refusal(one, input, value) === undefined, faults.length === 0);
      const answer = await this.#send(one, sent, way);
      const isRefused = answer.status === 422;
      if (isRefused !== faults.length > 0) throw new Error(`${input.name}: ${answer.status} ${answer.text}`);
      if (isRefused) this.#arePlaced(input, faults, answer.text);
      else {
        const wanted = new Map(values);
        if (value === undefined) wanted.delete(input);
        else wanted.set(input, value);
        same(
          this.#echo.exchanged.values,
          one.arguments.map((argument) => argumentOf(argument, wanted)),
        );
      }
    }
  }

  #arePlaced(input: TextInput, faults: readonly Path[], answer: string): void {
    const { detail } = JSON.parse(answer) as { detail: readonly { loc: Path }[] };
    const source = input.source === 'form' ? 'body' : input.source;
    same(
      new Set(detail.map(({ loc }) => JSON.stringify(loc))),
      new Set(faults.map((path) => JSON.stringify([source, input.name, ...path]))),
    );
  }

  /** The error of the schema of a parameter or form field for a value; undefined where it is accepted. */
  #refusal({ shown, verb }: TextCase, { name, source }: TextInput, value: unknown): string | undefined {
    const { document } = this.#echo.schemas;
    const operation = ['paths', shown, verb];
    const index = document.paths[shown]![verb]!.parameters?.findIndex(
      (one) => one.in === source && one.name === name,
    );
    const form = ['requestBody', 'content', 'multipart/form-data', 'schema', 'properties', name];
    const place = source === 'form' ? form : ['parameters', String(index), 'schema'];
    return this.#echo.schemas.refusal([...operation, ...place], value);
  }

  #faults(input: TextInput, value: unknown): readonly Path[] {
    if (value === undefined) return input.isRequired ? [[]] : [];
    return faultsOf(typeOfText(input.type), value, this.#echo.model.models);
  }

  async #send(one: TextCase, texts: Texts, way: Way) {
    this.#echo.exchanged.values = [];
    this.#echo.exchanged.answer = () => undefined;
    return this.#echo.fetch(...requestOf(one, texts, way, this.#echo.schemas.document));
  }
}

/** A request that fast-check prints as the values that are sent. */
function requestWith(values: Values, way: Way): DrawnRequest {
  const pairs = [...values].map(([{ name, source }, value]) => `${source} ${name}: ${JSON.stringify(value)}`);
  const shown = `{ ${pairs.join(', ')} } ${JSON.stringify(way)}`;
  return { values, way, [fc.toStringMethod]: () => shown } as DrawnRequest;
}

/** The text of a value that may not fit its type. Strings are unchanged. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function isUntold({ source }: TextInput, value: unknown): boolean {
  return source === 'form' && Array.isArray(value) && value.length === 0;
}

/** The argument that the method receives for the sent values. */
export function argumentOf({ inputs, isModel }: TextArgument, values: Values): unknown {
  if (!isModel) return values.get(inputs[0]!);
  return Object.fromEntries(
    inputs.flatMap((input): [string, unknown][] => {
      if (values.has(input)) return [[input.name, values.get(input)]];
      return input.field?.default === undefined ? [] : [[input.name, input.field.default]];
    }),
  );
}
