// Adds accessible names: swagger-ui does not tell screen readers what a field or a button is for.
const names = {
  'textarea.body-param__text': 'Request body',
  '#servers': 'Server',
  '.close-modal': 'Close',
  'img[src^="blob:"]': 'Image of the answer',
  '.json-schema-2020-12-accordion:has(.json-schema-2020-12-accordion__children:empty)': 'Schema',
};
const addNames = () => {
  for (const [selector, name] of Object.entries(names))
    for (const one of document.querySelectorAll(`${selector}:not([aria-label])`))
      one.setAttribute('aria-label', name);
  // These are called otherwise than what they show, so that voice control does not find them.
  for (const button of document.querySelectorAll('.modal-btn[aria-label]'))
    button.removeAttribute('aria-label');
  for (const row of document.querySelectorAll('[data-param-name], [data-property-name]')) {
    const { paramName, propertyName } = row.dataset;
    const fields = row.querySelectorAll(':is(input, select, textarea):not([aria-label], label *)');
    for (const field of fields) field.setAttribute('aria-label', paramName ?? propertyName);
  }
};

export const keepNamed = (page) =>
  new MutationObserver(addNames).observe(page, { childList: true, subtree: true });
