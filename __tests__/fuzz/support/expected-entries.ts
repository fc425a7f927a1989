import type { Judged } from './judged-types.ts';

/** An entry of a 422 answer, without its wording. */
export interface Entry {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly input: unknown;
  readonly ctx?: object;
}

/** The entries for a value, in their order, as the specification has them. */
export function expectedEntries(type: Judged, value: unknown, loc: Entry['loc'] = ['body']): Entry[] {
  const fault = (name: string, ctx?: object): Entry[] => [
    { type: name, loc, input: value, ...(ctx && { ctx }) },
  ];
  const missing = (key: string | number): Entry[] => [{ type: 'missing', loc: [...loc, key], input: value }];
  switch (type.kind) {
    case 'string': {
      if (typeof value !== 'string') return fault('string_type');
      const { length } = [...value];
      const { maxLength = Infinity, minLength = 0 } = type;
      if (length < minLength) return fault('string_too_short', { min_length: minLength });
      return length > maxLength ? fault('string_too_long', { max_length: maxLength }) : [];
    }
    case 'int': {
      if (typeof value !== 'number') return fault('int_type');
      if (!Number.isInteger(value)) return fault('int_from_float');
      const { ge = -Infinity, lt = Infinity, multipleOf = 1 } = type;
      if (value < ge) return fault('greater_than_equal', { ge });
      if (value >= lt) return fault('less_than', { lt });
      return value % multipleOf === 0 ? [] : fault('multiple_of', { multiple_of: multipleOf });
    }
    case 'number': {
      if (typeof value !== 'number') return fault('float_type');
      const { gt = -Infinity, le = Infinity } = type;
      if (value <= gt) return fault('greater_than', { gt });
      return value > le ? fault('less_than_equal', { le }) : [];
    }
    case 'boolean':
      return typeof value === 'boolean' ? [] : fault('bool_type');
    case 'literal':
      if ((type.values as readonly unknown[]).includes(value)) return [];
      return fault('literal_error', { expected: eitherOf(type.values) });
    case 'nullable':
      return value === null ? [] : expectedEntries(type.of, value, loc);
    case 'list': {
      if (!Array.isArray(value)) return fault('list_type');
      const { maxItems = Infinity, minItems = 0 } = type;
      const counted = { field_type: 'List', actual_length: value.length };
      const ofLength =
        value.length < minItems
          ? fault('too_short', { ...counted, min_length: minItems })
          : value.length > maxItems
            ? fault('too_long', { ...counted, max_length: maxItems })
            : [];
      return [...ofLength, ...value.flatMap((item, i) => expectedEntries(type.item, item, [...loc, i]))];
    }
    case 'record':
      if (!isObject(value)) return fault('dict_type');
      return Object.entries(value).flatMap(([key, one]) => expectedEntries(type.value, one, [...loc, key]));
    case 'tuple': {
      if (!Array.isArray(value)) return fault('tuple_type');
      const { length } = type.items;
      const counted = { field_type: 'Tuple', max_length: length, actual_length: value.length };
      return [
        ...(value.length > length ? fault('too_long', counted) : []),
        ...type.items.flatMap((item, i) =>
          i < value.length ? expectedEntries(item, value[i], [...loc, i]) : missing(i),
        ),
      ];
    }
    case 'model':
      if (!isObject(value)) return fault('model_attributes_type');
      return type.fields.flatMap((field) => {
        const { isOptional, name } = field;
        if (Object.hasOwn(value, name)) return expectedEntries(field.type, value[name], [...loc, name]);
        return isOptional ? [] : missing(name);
      });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `'a', 'b' or 1`. */
function eitherOf(values: readonly (string | number)[]): string {
  const texts = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;
}
