// swagger-ui decodes the URL fragment before it splits it at slashes, so it does not find a tag that contains
// a slash.
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

// swagger-ui reads the fragment only once: not after a link within the page, nor after the back button.
export const followLinks = ({ layoutActions }) =>
  addEventListener('hashchange', () => {
    layoutActions.parseDeepLinkHash();
    document.querySelector(`#docs a[href="${CSS.escape(location.hash)}"]`)?.scrollIntoView();
  });
