/** The module `routeclass/docs`. The table of an app loads it when the documentation is first requested. */
export interface DocsModule {
  /** @param document the app's OpenAPI document, as JSON text */
  readonly DocsPage: new (
    document: string,
  ) => Docs;
}

/** The parts of a request that the documentation needs. The URL, which may be invalid, is not among them. */
export type DocsRequest = Pick<Request, 'method' | 'headers'>;

/** The interactive documentation of one app. */
export interface Docs {
  /** Answers GET and HEAD of the page itself. */
  page(request: DocsRequest): Promise<Response>;
  /** Answers GET and HEAD of a file that the page loads. */
  file(name: DocsFile, request: DocsRequest): Promise<Response>;
}

/** The files that the page loads, below `/docs/`. */
export const docsFiles = ['page.css', 'page.js', 'swagger-ui.css', 'swagger-ui-bundle.js'] as const;

export type DocsFile = (typeof docsFiles)[number];
