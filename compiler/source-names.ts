/** Where a text comes from, as messages call it. */
export const sourceNames = {
  path: 'path segment',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
  form: 'form field',
} as const;
