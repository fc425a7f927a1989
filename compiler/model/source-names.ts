import type { TextSource } from './model.ts';

/** The names that messages use for the sources of texts. */
export const sourceNames = {
  path: 'path segment',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
  form: 'form field',
} as const satisfies { readonly [source in TextSource]: string };

/** Whether values of this source are read from text. */
export const isTextSource = (source: string): source is TextSource => source in sourceNames;
