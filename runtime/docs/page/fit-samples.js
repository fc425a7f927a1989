// swagger-ui fills an integer with its minimum, even if that is the lowest safe integer, and leaves out the
// discriminator of a union that has a mapping.
const isLeftOut = (key, value, parent) =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'mapping' && parent === 'discriminator');
export const withFitSamples = (part, name) => {
  if (part === null || typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map((one) => withFitSamples(one));
  // swagger-ui would send a text for a list of files.
  if (name === 'items' && part.format === 'binary') return { ...part, default: '' };
  const kept = Object.entries(part).filter(([key, value]) => !isLeftOut(key, value, name));
  return Object.fromEntries(kept.map(([key, value]) => [key, withFitSamples(value, key)]));
};
