/**
 * The interactive documentation. Not for applications: a generated table imports it at the first request for
 * it, so that an app without documentation holds nothing of it.
 */
export { DocsPage } from './docs/docs-page.ts';
