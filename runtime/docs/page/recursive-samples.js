// swagger-ui fills only the rest of a tuple, fills a recursive reference with a text and a union within a
// union with an empty object, and leaves out deprecated fields, even required ones.
const values = ['const', 'default', 'enum', 'examples'];
const hasValue = (schema) => values.some((key) => key in schema);
// Whether it is within itself, or requires what is.
const isOpen = (schema) => typeof schema?.$ref === 'string' || requiresOpen(schema);
const requiresOpen = (schema) =>
  !!schema?.required?.some((name) => isOpen(schema.properties?.[name])) && !hasValue(schema);
const alternatives = (one) => {
  const inner = one.anyOf ?? one.oneOf;
  return inner && !hasValue(one) ? inner.flatMap(alternatives) : [one];
};
// The items that a tuple requires after its rest, which are the last alternatives of `items`.
const lastItems = (items, count) => (count > 0 ? alternatives(items).slice(-count) : []);
const withEnds = (schema, sample) => {
  if (schema === null || typeof schema !== 'object') return schema;
  if (Array.isArray(schema)) return schema.filter((one) => !isOpen(one)).map((one) => withEnds(one, sample));
  const { items, prefixItems, ...others } = schema;
  if (prefixItems) {
    const { minItems = 0 } = others;
    const filled = [...prefixItems, ...lastItems(items, minItems - prefixItems.length)];
    return { default: filled.filter((one) => !isOpen(one)).map((one) => sample(one)), ...others };
  }
  if (isOpen(items)) return { default: [], ...others };
  return closed(schema, (value, key) => {
    if (values.includes(key)) return value;
    if (key === 'anyOf' || key === 'oneOf') return withEnds(value.flatMap(alternatives), sample);
    if (key !== 'properties') return withEnds(value, sample);
    return closed(value, (one, name) =>
      withEnds(schema.required?.includes(name) ? { ...one, deprecated: false } : one, sample),
    );
  });
};
const closed = (parts, end) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([key, value]) => (isOpen(value) ? [] : [[key, end(value, key)]])),
  );
export const ending = ({ fn: { jsonSchema202012 } }) => {
  const { memoizedSampleFromSchema } = jsonSchema202012;
  const sample = (schema, ...more) => memoizedSampleFromSchema(withEnds(schema, sample), ...more);
  return { fn: { jsonSchema202012: { ...jsonSchema202012, memoizedSampleFromSchema: sample } } };
};
