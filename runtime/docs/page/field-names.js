// Adds accessible names: swagger-ui does not tell screen readers what a field is for.
const nameFields = () => {
  for (const field of document.querySelectorAll('textarea.body-param__text:not([aria-label])'))
    field.setAttribute('aria-label', 'Request body');
  for (const row of document.querySelectorAll('[data-param-name], [data-property-name]')) {
    const { paramName, propertyName } = row.dataset;
    const fields = row.querySelectorAll(':is(input, select, textarea):not([aria-label], label *)');
    for (const field of fields) field.setAttribute('aria-label', paramName ?? propertyName);
  }
};

export const keepFieldsNamed = (page) =>
  new MutationObserver(nameFields).observe(page, { childList: true, subtree: true });
