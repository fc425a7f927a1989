// swagger-ui decodes its part of the address before it looks for the slashes in it: of a tag that is a path
// it finds nothing.
const decoded = (part) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
export const linked = {
  statePlugins: {
    layout: {
      wrapActions: { parseDeepLinkHash: (parse) => () => parse(location.hash) },
      wrapSelectors: {
        isShownKeyFromUrlHashArray: (select) => (_state, parts) => select(parts.map(decoded)),
      },
    },
  },
};
