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

// swagger-ui reads the fragment only once: not after a link within the page, nor after the back button. Its
// own action would add entries to the history, so that the back button led nowhere.
export const followLinks = ({ getStore, layoutActions, layoutSelectors }) => {
  const show = (parts) => {
    const thing = layoutSelectors.isShownKeyFromUrlHashArray(parts);
    getStore().dispatch({ type: 'layout_show', payload: { thing, shown: true } });
    layoutActions.scrollToVirtualizedOperation(thing);
  };
  const scroll = () =>
    document.querySelector(`#docs a[href="${CSS.escape(location.hash)}"]`)?.scrollIntoView();
  addEventListener('hashchange', () => {
    const [, tag, operation] = location.hash.split('/');
    if (tag) show([tag]);
    if (operation) show([tag, operation]);
    // An operation of a closed tag is not there before.
    requestAnimationFrame(scroll);
  });
};
