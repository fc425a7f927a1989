import type { TextSource } from './model.ts';

/** Where a text comes from, as messages call it. */
export const sourceNames = {
  path: 'path segment',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
  form: 'form field',
} as const satisfies { readonly [source in TextSource]: string };

/** Whether what comes from there is read from a text. */
export const isTextSource = (source: string): source is TextSource => source in sourceNames;
