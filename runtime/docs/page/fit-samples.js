// swagger-ui fills in the least that an integer may be, were it that of all safe ones, and no tag of a union
// that has a mapping.
const isLeftOut = (key, value, parent) =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'mapping' && parent === 'discriminator');
export const withFitSamples = (part, name) => {
  if (part === null || typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map((one) => withFitSamples(one));
  // Of a list of files it would send a text.
  if (name === 'items' && part.format === 'binary') return { ...part, default: '' };
  const kept = Object.entries(part).filter(([key, value]) => !isLeftOut(key, value, name));
  return Object.fromEntries(kept.map(([key, value]) => [key, withFitSamples(value, key)]));
};
