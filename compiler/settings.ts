import type { OpenApiInfo } from '../runtime/config.ts';
import type { Diagnostic } from './diagnose/diagnostic.ts';
import type { Constant, Span } from './model/model.ts';

/** What a compilation needs to know: the config, every default filled in. */
export interface Settings {
  /** The app's folder: absolute path. */
  readonly root: string;
  /** The routes folder: absolute path. */
  readonly routes: string;
  /** What is wrong in the config beside the folders: told with all that is found in the routes. */
  readonly configFaults?: readonly Diagnostic[] | undefined;
  /** Where the config names a routes folder that is not there. */
  readonly routesSpan?: Span | undefined;
  /**
   * Where the app seems to be, by a path from here, where there is none here: a command may be run in one of
   * its folders.
   */
  readonly appAbove?: string | undefined;
  /** The folder that is written: absolute path. */
  readonly out: string;
  /** The head of the OpenAPI document. */
  readonly openapi: OpenApiSettings;
  /** Whether a client is emitted, and whether it stands on its own: then it imports nothing of the app. */
  readonly client?: { readonly standalone: boolean } | undefined;
  /** Whether the app serves its document. */
  readonly docs: boolean;
  /** Only what the config says: the runtime knows the defaults. */
  readonly limits: { readonly [name: string]: number };
  readonly debug: boolean;
  /**
   * What else the config says to the runtime, as it stands there: `cors`, `securityHeaders`, `requestId`,
   * `processTime`.
   */
  readonly policy?: { readonly [name: string]: Constant };
}

/** As the config has it: it goes into the document as it is. */
export interface OpenApiSettings extends OpenApiInfo {
  readonly title: string;
  readonly version: string;
}
