import type { OpenApiInfo } from '../runtime/config.ts';
import type { Diagnostic } from './diagnose/diagnostic.ts';
import type { Constant, Span } from './model/model.ts';

/** The settings of a compilation: the config with every default filled in. */
export interface Settings {
  /** The app's folder: absolute path. */
  readonly root: string;
  /** The routes folder: absolute path. */
  readonly routes: string;
  /** Faults of the config other than its folders; reported together with those of the routes. */
  readonly configFaults?: readonly Diagnostic[] | undefined;
  /** The place where the config names a routes folder that does not exist. */
  readonly routesSpan?: Span | undefined;
  /**
   * The path from here to where the app seems to be, where there is no app here: a command may be run in one
   * of the app's folders, or at the root of a workspace.
   */
  readonly nearbyApp?: string | undefined;
  /** The folder that is written: absolute path. */
  readonly out: string;
  /** The head of the OpenAPI document. */
  readonly openapi: OpenApiSettings;
  /** Whether a client is emitted, and whether it is standalone, that is, imports nothing of the app. */
  readonly client?: { readonly standalone: boolean } | undefined;
  /** Whether the app serves its document. */
  readonly docs: boolean;
  /** Holds only what the config sets: the runtime knows the defaults. */
  readonly limits: { readonly [name: string]: number };
  readonly debug: boolean;
  /**
   * Further settings for the runtime, as the config has them: `cors`, `securityHeaders`, `requestId`,
   * `processTime`.
   */
  readonly policy?: { readonly [name: string]: Constant };
}

/** As the config has it: it goes into the document as it is. */
interface OpenApiSettings extends OpenApiInfo {
  readonly title: string;
  readonly version: string;
}
