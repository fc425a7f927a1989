import type { Limits } from './limits.ts';
import type { PolicyOptions } from './policy/policy.ts';

/**
 * The settings of `routeclass.config.ts`, all optional. Those of the running app (`docs`, `limits`, `debug`,
 * `cors`, `securityHeaders`, `requestId`, `processTime`) are written into the generated table; the options of
 * `createApp` take precedence over them.
 */
export interface Config extends PolicyOptions {
  /** Folder of the route classes, relative to the config. Default `app/routes`. */
  readonly routes?: string;
  /** Folder that `routeclass build` writes, relative to the config. Default `generated`. */
  readonly out?: string;
  /** The part of the OpenAPI document that describes the whole API. */
  readonly openapi?: OpenApiInfo;
  /**
   * Whether `client.ts` is written next to the table: a typed client that needs only `fetch`. It imports the
   * types of models from the app's own files; with `standalone` it imports nothing and can be copied
   * anywhere. Default false.
   */
  readonly client?:
    | boolean
    | {
        /** Whether the client imports nothing, so that it can be copied anywhere. Default false. */
        readonly standalone?: boolean;
      };
  /** Whether the app serves its documentation at `/docs` and `/openapi.json`. Default true. */
  readonly docs?: boolean;
  /** Limits on the size of a request. A route class may override them with `static limits`. */
  readonly limits?: Partial<Limits>;
  /**
   * Whether a 500 of `detailedErrors` and `problemDetails` contains the message of the error that was thrown.
   * Default false; never set it in production.
   */
  readonly debug?: boolean;
}

/** The `info` of the OpenAPI document, its servers, tags and external docs. Descriptions may be Markdown. */
export interface OpenApiInfo {
  /** Default: `name` in `package.json`. */
  readonly title?: string;
  /** The version of the API. Default: `version` in `package.json`. */
  readonly version?: string;
  /** A summary of one line. */
  readonly summary?: string;
  /** May be Markdown, and have several paragraphs. */
  readonly description?: string;
  /** A URL. */
  readonly termsOfService?: string;
  /** Whom to ask about the API. */
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  /** `identifier` is an SPDX license expression such as `Apache-2.0`. Set it or `url`, or neither. */
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
  /** The addresses at which the API is served. Default: the origin that serves the document. */
  readonly servers?: readonly OpenApiServer[];
  /**
   * Descriptions of the routes' tags. These come first in the document, in this order, and then the others.
   */
  readonly tags?: readonly OpenApiTag[];
  /** Further documentation of the API. */
  readonly externalDocs?: OpenApiExternalDocs;
}

/** A tag, named as in `static tag` of route classes. */
export interface OpenApiTag {
  readonly name: string;
  /** Default: the description of the classes that have the tag, if they all have the same one. */
  readonly description?: string;
  readonly externalDocs?: OpenApiExternalDocs;
}

/** A link to documentation elsewhere. */
export interface OpenApiExternalDocs {
  /** A URL. */
  readonly url: string;
  readonly description?: string;
}

/** One address at which the API is served. */
export interface OpenApiServer {
  /** Absolute, or relative to the document. `{name}` in it stands for the variable `name`. */
  readonly url: string;
  readonly description?: string;
  readonly variables?: {
    readonly [name: string]: {
      readonly default: string;
      readonly enum?: readonly string[];
      readonly description?: string;
    };
  };
}

/** Returns the config unchanged. It only gives the config its type. */
export function defineConfig(config: Config): Config {
  return config;
}
