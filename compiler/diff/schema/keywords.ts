import { entriesOf, isObject, type JsonObject, listOf, own, textsOf } from '../json.ts';
import { isRestricting } from './formats.ts';
import { settledNumber, settledText } from './intersect.ts';
import { type Bound, everything, type Part, whole } from './parts.ts';
import { isDocumentation } from './same.ts';

/** Keywords that `partsOf` interprets. A change of any other keyword has an unknown effect. */
const read = new Set([
  ...['type', 'nullable', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', '$ref'],
  ...['format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  ...[
    'properties',
    'patternProperties',
    'additionalProperties',
    'required',
    'minProperties',
    'maxProperties',
  ],
]);

/**
 * Keywords that do not restrict the values. They are compared literally, between schemas at the same place.
 */
export const annotations: readonly string[] = ['default', 'deprecated', 'discriminator'];

const isAnnotation = (name: string) => isDocumentation(name) || annotations.includes(name);

/** The parts of one schema by its own keywords, without those that combine schemas. */
export function ownParts(schema: JsonObject): readonly Part[] {
  const opaque = unknownsOf(schema);
  const parts = typed(schema).flatMap((part) => constrained(part, schema) ?? []);
  return opaque.size === 0 ? parts : parts.map((part) => ({ ...part, opaque }));
}

function unknownsOf(schema: JsonObject): ReadonlyMap<string, unknown> {
  const unknown = Object.entries(schema).filter(
    ([name, value]) =>
      !read.has(name) &&
      !isAnnotation(name) &&
      !(name === 'not' && (value === false || isEverything(value) || absentFields(schema).length > 0)),
  );
  return new Map(unknown);
}

/** Whether a schema accepts everything; `not: {}` accepts no value. */
function isEverything(schema: unknown): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

/** A part without constraints for each kind that `type` names; for all kinds without `type`. */
function typed(schema: JsonObject): readonly Part[] {
  if (isEverything(own(schema, 'not'))) return [];
  const type = own(schema, 'type');
  if (type === undefined) return everything;
  const names = typeof type === 'string' ? [type] : textsOf(type);
  const isInteger = names.includes('integer') && !names.includes('number');
  const parts = everything.flatMap((part) => {
    if (part.kind === 'number' && isInteger) return { ...part, integer: true };
    return names.includes(part.kind) ? part : [];
  });
  // `nullable` is OpenAPI 3.0's notation for `null`.
  return own(schema, 'nullable') === true && !names.includes('null') ? [...parts, whole.null] : parts;
}

function constrained(part: Part, schema: JsonObject): Part | undefined {
  switch (part.kind) {
    case 'number': {
      const [lower, upper] = [boundOf(schema, 'Minimum', 1), boundOf(schema, 'Maximum', -1)];
      const step = numberOf(schema, 'multipleOf');
      return settledNumber({
        ...part,
        lower,
        upper,
        steps: step === undefined ? [] : [step],
        formats: formatsOf(schema),
      });
    }
    case 'string': {
      const pattern = own(schema, 'pattern');
      const patterns = typeof pattern === 'string' ? [pattern] : [];
      return settledText({ ...part, ...sizes(schema, 'Length'), patterns, formats: formatsOf(schema) });
    }
    case 'array': {
      const prefix = listOf(own(schema, 'prefixItems'));
      const items = own(schema, 'items');
      const isSaid = prefix.length > 0 || items !== undefined;
      const clauses = isSaid ? [{ prefix, items }] : [];
      const { max, min } = sizes(schema, 'Items');
      const longest = isNothing(items) ? Math.min(max, prefix.length) : max;
      const unique = own(schema, 'uniqueItems') === true;
      return min <= longest ? { ...part, clauses, min, max: longest, unique } : undefined;
    }
    case 'object': {
      const absent = absentFields(schema).map((name) => [name, false] as const);
      const properties = new Map<string, unknown>([...entriesOf(own(schema, 'properties')), ...absent]);
      const patterns = new Map(entriesOf(own(schema, 'patternProperties')));
      const others = own(schema, 'additionalProperties');
      const isSaid = properties.size > 0 || patterns.size > 0 || others !== undefined;
      const clauses = isSaid ? [{ properties, patterns, others }] : [];
      const { max, min } = sizes(schema, 'Properties');
      const required = new Set(textsOf(own(schema, 'required')));
      return min <= max ? { ...part, clauses, required, min, max } : undefined;
    }
    default:
      return part;
  }
}

/** The fields that an object must not have, where `not` says that and nothing else. */
function absentFields(schema: JsonObject): readonly string[] {
  const not = own(schema, 'not');
  if (own(schema, 'type') !== 'object' || !isObject(not)) return [];
  const { anyOf, ...others } = not;
  const members = anyOf !== undefined && Object.keys(others).length === 0 ? listOf(anyOf) : [not];
  const names = members.map(onlyField);
  return names.every((name) => name !== undefined) ? names : [];
}

/** The field that objects need to fit a schema, if that is all that it asks for. */
function onlyField(schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  const { properties, required, ...others } = schema;
  const [name, ...more] = textsOf(required);
  const takesAll = entriesOf(properties).every(
    ([, field]) => isObject(field) && Object.keys(field).every(isAnnotation),
  );
  return takesAll && more.length === 0 && Object.keys(others).length === 0 ? name : undefined;
}

/** Whether a schema, not given by a reference, accepts no value. */
export function isNothing(schema: unknown): boolean {
  return schema === false || (isObject(schema) && 'not' in schema && typed(schema).length === 0);
}

/** The bound of `minimum` and `exclusiveMinimum`; in OpenAPI 3.0 the latter is a boolean. */
function boundOf(schema: JsonObject, name: 'Minimum' | 'Maximum', way: 1 | -1): Bound | undefined {
  const plain = numberOf(schema, name.toLowerCase());
  const exclusive = own(schema, `exclusive${name}`);
  const closed = plain === undefined ? undefined : { value: plain, open: exclusive === true };
  if (typeof exclusive !== 'number') return closed;
  return closed !== undefined && closed.value * way > exclusive * way
    ? closed
    : { value: exclusive, open: true };
}

function sizes(schema: JsonObject, noun: 'Length' | 'Items' | 'Properties') {
  return {
    min: numberOf(schema, `min${noun}`) ?? 0,
    max: numberOf(schema, `max${noun}`) ?? Number.POSITIVE_INFINITY,
  };
}

function numberOf(schema: JsonObject, name: string): number | undefined {
  const value = own(schema, name);
  return typeof value === 'number' ? value : undefined;
}

function formatsOf(schema: JsonObject): readonly string[] {
  const format = own(schema, 'format');
  return typeof format === 'string' && isRestricting(format) ? [format] : [];
}
