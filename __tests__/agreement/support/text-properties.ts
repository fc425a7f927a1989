import fc from 'fast-check';
import type { Echo, TextArgument, TextCase } from './echo.ts';
import { faultsOf, type Path } from './faults.ts';
import { same } from './properties.ts';
import { type FormType, requestOf } from './requests.ts';
import { spoiled } from './spoil.ts';
import { carried, oddTexts, read, type TextInput, textOf, typeOfText } from './texts.ts';

/** The value of each input that is sent. */
type Values = ReadonlyMap<TextInput, unknown>;

export interface DrawnRequest {
  readonly values: Values;
  readonly formType: FormType;
}

/** One input gets a text that may be none of its type, or none at all. */
export interface SpoiledRequest extends DrawnRequest {
  readonly input: TextInput;
  readonly text: string | undefined;
}

const formTypes = fc.constantFrom<FormType>('application/x-www-form-urlencoded', 'multipart/form-data');

/** What can be said of the texts that an operation reads. */
export class TextProperties {
  readonly #echo: Echo;

  readonly #isSent: (input: TextInput) => boolean;

  /** `unsendable` are the names of the inputs that are left out. */
  constructor(echo: Echo, unsendable: readonly string[]) {
    this.#echo = echo;
    this.#isSent = ({ name }) => !unsendable.includes(name);
  }

  /** Values for all that is required and for some of the rest, as their sources can carry them. */
  requests({ arguments: all, path }: TextCase, draw: (type: TextInput['type']) => fc.Arbitrary<unknown>) {
    const { models } = this.#echo.model;
    const entries = all.flatMap(({ inputs }) =>
      inputs.filter(this.#isSent).map((input) => {
        const type = typeOfText(input.type);
        const isRest = path.some((one) => one.kind === 'rest' && one.name === input.name);
        const value = draw(type)
          .map((one) => carried(input.source, isRest, one))
          // Of a list nobody can tell an empty field from one that was not touched.
          .filter((one) => !isUntold(input, one) && faultsOf(type, one, models).length === 0)
          .map((one): [TextInput, unknown][] => [[input, one]]);
        const isSure = input.isRequired || input.source === 'path';
        return isSure ? value : fc.oneof(value, fc.constant<[TextInput, unknown][]>([]));
      }),
    );
    return fc
      .tuple(fc.tuple(...entries), formTypes)
      .map(([list, formType]) => requestWith(new Map(list.flat()), formType));
  }

  /** The same with one input that is left out, odd, or breaks a rule of its type. */
  spoiledRequests(one: TextCase, draw: (type: TextInput['type']) => fc.Arbitrary<unknown>) {
    const { models } = this.#echo.model;
    const inputs = one.arguments.flatMap((each) => each.inputs).filter(this.#isSent);
    const chosen = fc.constantFrom(...inputs).chain((input) => {
      const type = typeOfText(input.type);
      const isRest = one.path.some((each) => each.kind === 'rest' && each.name === input.name);
      const broken = spoiled(type, draw(type), models).map((found) => {
        const value = found === undefined ? 'x' : found.value;
        return Array.isArray(value) ? value.map(shown).join(',') : shown(value);
      });
      const texts = fc.oneof(oddTexts, broken).map((text) => carried(input.source, isRest, text) as string);
      const isThere = input.source === 'path';
      return fc.record({
        input: fc.constant(input),
        text: isThere ? texts : fc.option(texts, { nil: undefined, freq: 8 }),
      });
    });
    return fc.tuple(this.requests(one, draw), chosen).map(([request, { input, text }]): SpoiledRequest => {
      const shown = `${fc.stringify(request)}, but ${input.name}: ${text}`;
      return { ...request, input, text, [fc.toStringMethod]: () => shown } as SpoiledRequest;
    });
  }

  /** What was drawn, written as the document says, is what the handler gets. */
  async comesBack(one: TextCase, { formType, values }: DrawnRequest): Promise<void> {
    const texts = new Map([...values].map(([input, value]) => [input, textOf(value)]));
    const { status, text } = await this.#send(one, texts, formType);
    if (status !== 204) throw new Error(`${status}: ${text}`);
    same(
      this.#echo.exchanged.values,
      one.arguments.map((argument) => argumentOf(argument, values)),
    );
  }

  /** An odd text is refused at its place, or read as the specification has it. */
  async isJudged(one: TextCase, { formType, input, text, values }: SpoiledRequest): Promise<void> {
    const texts = new Map([...values].map(([each, value]) => [each, textOf(value)]));
    if (text === undefined) texts.delete(input);
    else texts.set(input, text);
    const value = text === undefined ? undefined : read(text, input);
    const faults = this.#faults(input, value);
    const answer = await this.#send(one, texts, formType);
    if (faults.length > 0) {
      same([answer.status, answer.text], [422, answer.text]);
      const { detail } = JSON.parse(answer.text) as { detail: readonly { loc: Path }[] };
      const source = input.source === 'form' ? 'body' : input.source;
      same(
        new Set(detail.map(({ loc }) => JSON.stringify(loc))),
        new Set(faults.map((path) => JSON.stringify([source, input.name, ...path]))),
      );
      return;
    }
    if (answer.status !== 204) throw new Error(`${answer.status}: ${answer.text}`);
    const wanted = new Map(values);
    if (value === undefined) wanted.delete(input);
    else wanted.set(input, value);
    same(
      this.#echo.exchanged.values,
      one.arguments.map((argument) => argumentOf(argument, wanted)),
    );
  }

  #faults(input: TextInput, value: unknown): readonly Path[] {
    if (value === undefined) return input.isRequired ? [[]] : [];
    return faultsOf(typeOfText(input.type), value, this.#echo.model.models);
  }

  async #send(one: TextCase, texts: ReadonlyMap<TextInput, string | readonly string[]>, formType: FormType) {
    this.#echo.exchanged.values = [];
    this.#echo.exchanged.answer = () => undefined;
    return this.#echo.fetch(...requestOf(one, texts, formType, this.#echo.schemas.document));
  }
}

/** A request that fast-check shows as what is sent. */
function requestWith(values: Values, formType: FormType): DrawnRequest {
  const pairs = [...values].map(([{ name, source }, value]) => `${source} ${name}: ${JSON.stringify(value)}`);
  const shown = `{ ${pairs.join(', ')} } ${formType}`;
  return { values, formType, [fc.toStringMethod]: () => shown } as DrawnRequest;
}

/** Strings as they are: what is no value of the type any more is written somehow. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function isUntold({ source }: TextInput, value: unknown): boolean {
  return source === 'form' && Array.isArray(value) && value.length === 0;
}

/** What the method gets for the values that were sent. */
function argumentOf({ inputs, isModel }: TextArgument, values: Values): unknown {
  if (!isModel) return values.get(inputs[0]!);
  return Object.fromEntries(
    inputs.flatMap((input): [string, unknown][] => {
      if (values.has(input)) return [[input.name, values.get(input)]];
      return input.field?.default === undefined ? [] : [[input.name, input.field.default]];
    }),
  );
}
