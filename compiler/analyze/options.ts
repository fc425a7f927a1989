import { ts } from 'ts-morph';
import { formats } from '../../runtime/formats.ts';
import { takes } from '../diagnose/catalogue/takes.ts';
import { nearest } from '../diagnose/suggest.ts';
import type { Constant, Docs, Span } from '../model.ts';
import { capital } from '../words.ts';
import { type Context, isErroneous, isOwn, spanOf } from './context.ts';
import type { Mark } from './marks.ts';
import { adviceForOption, optionsMeant } from './option-advice.ts';
import { optionsIn } from './options-type.ts';

/** The options of one declarator, as far as they are constants. */
export interface Options {
  readonly docs: Docs;
  readonly alias: string | undefined;
  readonly default: { readonly value: Constant; readonly span: Span } | undefined;
  /** The one in `docs`, where it is written. */
  readonly example: { readonly value: Constant; readonly span: Span } | undefined;
  readonly constraints: readonly Option[];
}

export interface Option {
  readonly name: string;
  readonly value: Constant;
  readonly span: Span;
  /** As messages name it, where it is no option of ours: `@minimum 5`. */
  readonly text?: string;
}

/** Where an option may stand: a field has a default, a parameter an initializer; a body and a field have no name on the wire. */
const documentation = ['description', 'title', 'example', 'deprecated', 'message'];
export const numeric = ['ge', 'gt', 'le', 'lt', 'multipleOf'];
export const textual = ['minLength', 'maxLength', 'regex', 'format'];
export const listing = ['minItems', 'maxItems', 'uniqueItems'];
export const uploading = ['maxSize', 'contentType'];
const credential = ['bearerFormat', 'realm'];
const known = [
  ...documentation,
  ...numeric,
  ...textual,
  ...listing,
  ...uploading,
  ...credential,
  'alias',
  'default',
];

/** All that a `File` takes, where it is none of a list. */
const ofFiles = ['maxSize', 'contentType', 'alias', ...documentation.filter((one) => one !== 'example')];

/** All that the declarators of credentials take. */
const ofCredentials: { readonly [source: string]: readonly string[] } = {
  bearer: ['description', 'bearerFormat'],
  basic: ['description', 'realm'],
  apiKey: ['description'],
};

/** A value that an option could have, as it is written; of formats the one that was probably meant. */
export function sample(name: string, given?: Constant): string {
  const values: { readonly [name: string]: string } = {
    regex: "'^[a-z]+$'",
    format: `'${(typeof given === 'string' && nearest(given, formats.keys())) || 'email'}'`,
    uniqueItems: 'true',
    deprecated: 'true',
    alias: "'page_size'",
    description: "'What it is for'",
    title: "'A short name'",
    message: "'Pages start at 1'",
    contentType: "'image/*'",
    maxSize: '1_000_000',
    multipleOf: '5',
    bearerFormat: "'JWT'",
    realm: "'Shop'",
  };
  return `${name}: ${values[name] ?? '1'}`;
}

/** Reads the options of a declarator; each that is wrong is reported at its own place, or else at `fallback`. */
export function readOptions(
  { options, type: declared }: Pick<Mark, 'options' | 'type'>,
  source: string,
  fallback: Span,
  context: Context,
): Options {
  const { checker, diagnostics } = context;
  const docs: { -readonly [K in keyof Docs]: Docs[K] } = {};
  const constraints: Option[] = [];
  let alias: string | undefined;
  let filled: Options['default'];
  let example: Options['example'];
  const advice = { sample: sample('description'), declarator: source };
  for (const symbol of optionsIn(options, advice, fallback, context)) {
    const { name } = symbol;
    const declaration = symbol.declarations?.[0];
    const own =
      declaration && isOwn(declaration, context) ? (declaration as ts.PropertySignature) : undefined;
    const span = own ? spanOf(own) : fallback;
    const valueSpan = own?.type ? spanOf(own.type) : span;
    if (!known.includes(name)) {
      const at = own ? spanOf(own.name) : span;
      const taken = known.filter((one) => misplacement(one, source) === undefined);
      const [other = nearest(name, known)] = optionsMeant(name, declared, checker);
      const meant = adviceForOption(name, declared, taken, checker) ?? (other && misplacement(other, source));
      diagnostics.add('unknown-option', at, name, meant, source === 'file' ? ofFiles : ofCredentials[source]);
      continue;
    }
    const type = checker.getTypeOfSymbol(symbol);
    const value = constantOf(type, checker);
    if (value === undefined) {
      if (!isErroneous(type, context)) diagnostics.add('option-not-constant', valueSpan, name, sample(name));
      continue;
    }
    const misplaced = misplacement(name, source);
    if (misplaced !== undefined)
      diagnostics.add(
        'option-not-applicable',
        span,
        name,
        `${source === 'apiKey' ? 'an' : 'a'} ${declaratorText(source)}`,
        misplaced,
      );
    else if (name === 'default') filled = { value, span };
    else if (optionFault(name, value) !== undefined)
      diagnostics.add('option-value', valueSpan, name, optionFault(name, value)!, sample(name, value));
    else if (name === 'alias') alias = value as string;
    else if (documentation.includes(name)) {
      Object.assign(docs, { [name]: value });
      if (name === 'example') example = { value, span };
    } else constraints.push({ name, value, span });
  }
  return { docs, alias, default: filled, example, constraints };
}

/** Why an option cannot stand on this declarator; undefined where it can. */
function misplacement(name: string, source: string): string | undefined {
  const own = ofCredentials[source];
  if (own?.includes(name)) return undefined;
  if (own !== undefined) return takes(own);
  if (credential.includes(name)) return '`bearerFormat` is for `Bearer`, `realm` for `Basic`.';
  if (name === 'default' && source === 'file') return 'Declare it optional: `file?: File`.';
  if (name === 'default' && source !== 'field') return 'Write an initializer: `limit: Query<int> = 10`.';
  if (name === 'alias' && source === 'field') return 'Name the field as it is named on the wire.';
  if (name === 'alias' && source === 'form of a model')
    return 'Its fields are named in the model, as they are named on the wire: remove it.';
  if (name === 'message' && source === 'form of a model')
    return 'Each of its fields is wrong for itself: give them messages, as in `Field<string, { message: ... }>`.';
  if (name === 'alias' && source === 'body') return 'A body has no name on the wire: remove it.';
  return undefined;
}

/** What the value of an option must be, where it is something else. */
export function optionFault(name: string, value: Constant): string | undefined {
  if (name === 'multipleOf')
    return typeof value === 'number' && value > 0 && Number.isFinite(value)
      ? undefined
      : 'a number above zero';
  if (numeric.includes(name)) return Number.isFinite(value) ? undefined : 'a number';
  if (/^(min|max)(Length|Items)$|^maxSize$/.test(name)) {
    return Number.isSafeInteger(value) && (value as number) >= 0 ? undefined : 'a whole number from zero';
  }
  if (name === 'uniqueItems' || name === 'deprecated')
    return typeof value === 'boolean' ? undefined : 'true or false';
  if (name === 'format')
    return formats.has(value as string) ? undefined : `one of ${[...formats.keys()].join(', ')}`;
  if (name === 'contentType')
    return typeof value === 'string' && mediaType.test(value)
      ? undefined
      : 'a media type such as `image/png`, or `image/*`';
  if (name === 'realm')
    return typeof value === 'string' && /^[\x20-\x7e]+$/.test(value)
      ? undefined
      : 'a text in printable ASCII: it goes into a header';
  if (name === 'bearerFormat') return typeof value === 'string' && value !== '' ? undefined : 'a name';
  if (name === 'alias') return typeof value === 'string' && value !== '' ? undefined : 'a name';
  if (name === 'message') return typeof value === 'string' && value.trim() !== '' ? undefined : 'a text';
  return name === 'example' || typeof value === 'string' ? undefined : 'a string';
}

const mediaType = /^[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+)$/;

/** The value that a type of literals stands for: literals, tuples of them and objects of them. */
export function constantOf(type: ts.Type, checker: ts.TypeChecker): Constant | undefined {
  if (type.flags & ts.TypeFlags.Null) return null;
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
  if (checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference).map((item) => constantOf(item, checker));
    return items.includes(undefined) ? undefined : (items as Constant[]);
  }
  const plain =
    type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0 && !checker.isArrayType(type);
  if (!plain || checker.getIndexInfosOfType(type).length > 0) return undefined;
  const entries: [string, Constant][] = [];
  for (const symbol of checker.getPropertiesOfType(type)) {
    const value = constantOf(checker.getTypeOfSymbol(symbol), checker);
    if (value === undefined) return undefined;
    entries.push([symbol.name, value]);
  }
  return Object.fromEntries(entries);
}

const declaratorText = (source: string) => source.replace(/^\w+/, (name) => `\`${capital(name)}\``);
