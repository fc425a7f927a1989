import { ts } from 'ts-morph';
import { nearest } from '../../diagnose/suggest.ts';
import { isArrayLike } from '../types/lists.ts';
import { unmark } from '../types/marks.ts';
import { membersOf } from '../types/members.ts';
import { optionOf } from './option-names.ts';
import { known } from './option-rules.ts';

/** The kinds of values that options apply to. */
type Kind = 'number' | 'text' | 'list';

type Meanings = Partial<Record<Kind | 'any', string | readonly string[]>>;

const least: Meanings = { number: 'ge', text: 'minLength', list: 'minItems' };
const most: Meanings = { number: 'le', text: 'maxLength', list: 'maxItems' };
const length: Meanings = { text: ['minLength', 'maxLength'], list: ['minItems', 'maxItems'] };
const pattern: Meanings = { text: 'regex' };
const notEmpty: Meanings = { text: 'minLength: 1', list: 'minItems: 1' };

/**
 * The option names of FastAPI, zod, class-validator, TypeBox and JSON Schema, by the kind of value that they
 * apply to.
 */
const meaningsInOtherTools: { readonly [name: string]: Meanings } = {
  min: least,
  minimum: least,
  minvalue: least,
  gte: least,
  max: most,
  maximum: most,
  maxvalue: most,
  lte: most,
  exclusivemin: { number: 'gt' },
  exclusivemax: { number: 'lt' },
  greaterthan: { number: 'gt' },
  lessthan: { number: 'lt' },
  positive: { number: 'gt: 0' },
  negative: { number: 'lt: 0' },
  nonnegative: { number: 'ge: 0' },
  nonpositive: { number: 'le: 0' },
  step: { number: 'multipleOf' },
  divisibleby: { number: 'multipleOf' },
  len: length,
  length,
  size: length,
  minsize: least,
  maxsize: most,
  nonempty: notEmpty,
  notempty: notEmpty,
  regexp: pattern,
  match: pattern,
  matches: pattern,
  startswith: pattern,
  endswith: pattern,
  email: { text: "format: 'email'" },
  uuid: { text: "format: 'uuid'" },
  url: { text: "format: 'uri'" },
  uri: { text: "format: 'uri'" },
  date: { text: "format: 'date'" },
  datetime: { text: "format: 'date-time'" },
  isodatetime: { text: "format: 'date-time'" },
  datestring: { text: "format: 'date-time'" },
  iso8601: { text: "format: 'date-time'" },
  ipv4: { text: "format: 'ipv4'" },
  ipv6: { text: "format: 'ipv6'" },
  unique: { list: 'uniqueItems' },
  name: { any: 'alias' },
  validationalias: { any: 'alias' },
  convertunderscores: { any: 'alias' },
  summary: { any: 'title' },
  defaultvalue: { any: 'default' },
  error: { any: 'message' },
  errormessage: { any: 'message' },
  mimetype: { any: 'contentType' },
  accept: { any: 'contentType' },
  filesize: { any: 'maxSize' },
};

const unnamed = 'Remove it: undeclared fields are never passed to the handler, and never sent.';
const ofOneWay = "Write a model for each direction: `type NewUser = Omit<User, 'id'>`.";
const ofLists =
  'Items are separated by commas, or the name is repeated: `tags=a,b` and `tags=a&tags=b` are the same list.';
const ofMethod = 'Values arrive as they were sent: change them in the function, as in `title.trim()`.';
const ofRule = "Check it in the function: `throw new ValidationError('What is wrong', 'title')`.";
const ofDocument =
  'All parameters and fields are in the document. `@hidden` in the JSDoc of a method leaves out its operation.';

/** Options of other tools for which something else than an option is written here. */
const expressedElsewhere: { readonly [name: string]: string } = {
  required:
    'A parameter or field is required unless it has a `?`. A parameter with an initializer is optional, too.',
  optional: 'Write a `?` after the name of the parameter or field.',
  additionalproperties: unnamed,
  strict: unnamed,
  whitelist: unnamed,
  readonly: ofOneWay,
  writeonly: ofOneWay,
  collectionformat: ofLists,
  explode: ofLists,
  separator: ofLists,
  coerce: 'Remove it: texts are converted to the type of the parameter. JSON is not converted.',
  trim: ofMethod,
  stripwhitespace: ofMethod,
  tolowercase: ofMethod,
  touppercase: ofMethod,
  transform: ofMethod,
  refine: ofRule,
  validate: ofRule,
  hidden: ofDocument,
  includeinschema: ofDocument,
  discriminator:
    'Remove it: a field with a literal of its own in each member tells the members of a union apart.',
  in: 'The declarator is the source of the value: an `ApiKey` is sent in a header; for a key in the query or in a cookie, write `Query<string>` or `Cookie<string>`.',
};

/** Options of other tools that are expressed by the declarator's type argument. */
const within = (declarator: string): { readonly [name: string]: string } => ({
  nullable: `Write \`null\` into the type: \`${declarator}<string | null>\`.`,
  nullish: `Write a \`?\` after the name and \`null\` into the type: \`title?: ${declarator}<string | null>\`.`,
  enum: `Write the values as the type: \`${declarator}<'asc' | 'desc'>\`.`,
  oneof: `Write the values as the type: \`${declarator}<'asc' | 'desc'>\`.`,
  values: `Write the values as the type: \`${declarator}<'asc' | 'desc'>\`.`,
  type: `The type is the one before the options: \`${declarator}<int>\`.`,
  int: `Write \`int\` for the type: \`${declarator}<int>\`.`,
  integer: `Write \`int\` for the type: \`${declarator}<int>\`.`,
  ...(declarator === 'Body' && {
    embed: 'Write the object around it into the type: `Body<{ item: Item }>`.',
  }),
});

/**
 * What to write for an unknown option, where a known option or a type was probably meant. `declarator` is
 * undefined for some callers.
 */
export function adviceForOption(
  name: string,
  value: ts.Type,
  taken: readonly string[],
  declarator: string | undefined,
  checker: ts.TypeChecker,
): string | undefined {
  const key = keyOf(name);
  const own = taken.find((option) => keyOf(option) === key);
  if (own !== undefined) return didYouMean([own]);
  const meanings = meaningsOf(key);
  const meant = optionsMeant(name, value, checker);
  if (meant.length > 0 && meant.every((one) => taken.includes(one.split(':')[0]!))) return didYouMean(meant);
  const types = { ...expressedElsewhere, ...(declarator && within(declarator)) };
  if (Object.hasOwn(types, key)) return types[key];
  // A name that other tools use is not compared by spelling: a length does not apply to a number, and is not
  // `le`.
  const near = meanings === undefined ? nearest(name, taken) : undefined;
  return near && didYouMean([near]);
}

/**
 * The options that correspond to another tool's option on a value, with their values where those are certain.
 */
export function optionsMeant(name: string, value: ts.Type, checker: ts.TypeChecker): readonly string[] {
  const meanings = meaningsOf(keyOf(name));
  const kind = kindOf(value, checker);
  return [meanings?.any ?? (kind && meanings?.[kind]) ?? optionOf(name) ?? []].flat();
}

/** The same, also for options of this tool, in any spelling: `minLength` for `min_length`. */
export function optionsSpelt(name: string, value: ts.Type, checker: ts.TypeChecker): readonly string[] {
  const own = known.find((option) => keyOf(option) === keyOf(name));
  return own === undefined ? optionsMeant(name, value, checker) : [own];
}

const keyOf = (name: string) => name.toLowerCase().replaceAll('_', '');

const meaningsOf = (key: string) =>
  Object.hasOwn(meaningsInOtherTools, key) ? meaningsInOtherTools[key] : undefined;

const didYouMean = (options: readonly string[]) =>
  `Did you mean ${options.map((one) => `\`${one}\``).join(' and ')}?`;

/** The kind of a value, if it has a single kind. `null` and `undefined` are ignored. */
function kindOf(value: ts.Type, checker: ts.TypeChecker): Kind | undefined {
  const present = checker.getNonNullableType(value);
  const members = membersOf(present);
  const parts = members.flatMap((member) => unmark(member, checker).bare);
  if (parts.length === 0) return undefined;
  const all = (is: (part: ts.Type) => boolean) => parts.every(is);
  if (all(({ flags }) => (flags & ts.TypeFlags.NumberLike) !== 0)) return 'number';
  if (all(({ flags }) => (flags & ts.TypeFlags.StringLike) !== 0)) return 'text';
  return all((part) => isArrayLike(part, checker)) ? 'list' : undefined;
}
