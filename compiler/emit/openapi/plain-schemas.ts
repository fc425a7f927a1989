import type { Docs, LiteralType, NumberType, StringType } from '../../model/model.ts';
import type { Direction } from '../direction.ts';

export type Schema = { readonly [key: string]: unknown };

export function numberSchema(type: NumberType, direction: Direction): Schema {
  const { ge, gt, int, le, lt, multipleOf } = type;
  // An `int` that a client sends must be a safe integer. The `int` of an answer always is one.
  const safe = int && direction === 'input';
  const [lowest, highest] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  return defined({
    type: int ? 'integer' : 'number',
    minimum: safe && (gt ?? Number.NEGATIVE_INFINITY) < lowest ? Math.max(ge ?? lowest, lowest) : ge,
    maximum: safe && (lt ?? Number.POSITIVE_INFINITY) > highest ? Math.min(le ?? highest, highest) : le,
    exclusiveMinimum: gt,
    exclusiveMaximum: lt,
    multipleOf,
  });
}

export function stringSchema({ format, maxLength, minLength, regex, template }: StringType): Schema {
  const [pattern, ...more] = [template?.pattern, regex].filter((one) => one !== undefined);
  const allOf = more.length > 0 ? more.map((one) => ({ pattern: one })) : undefined;
  return defined({ type: 'string', format, minLength, maxLength, pattern, allOf });
}

export function literalSchema({ notes = [], values }: LiteralType): Schema {
  const types = [...new Set(values.map((value) => typeof value))];
  const type = types.length === 1 ? { type: types[0] } : {};
  if (notes.length > 0) {
    const noted = (value: unknown) => notes.find((one) => one.value === value);
    return {
      ...type,
      oneOf: values.map((value) => ({ const: value, ...noted(value), value: undefined })).map(defined),
    };
  }
  return values.length === 1 ? { ...type, const: values[0] } : { ...type, enum: values };
}

export function docsOf({ deprecated, description, example, examples = [], keywords, title }: Docs): Schema {
  const all = example === undefined ? examples : [example, ...examples];
  return {
    ...defined({ title, description, deprecated, examples: all.length > 0 ? all : undefined }),
    ...keywords,
  };
}

/** The schema without the keywords that are undefined. */
export function defined(schema: Schema): Schema {
  const kept: { [key: string]: unknown } = {};
  for (const key of Object.keys(schema)) if (schema[key] !== undefined) kept[key] = schema[key];
  return kept;
}
