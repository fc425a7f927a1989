/**
 * The interactive documentation. Not for applications: a generated table imports it lazily, at the first
 * request for it, so that an app without documentation contains none of it.
 */
export { DocsPage } from './docs/docs-page.ts';
