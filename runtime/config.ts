import type { Limits } from './limits.ts';
import type { PolicyOptions } from './policy/policy.ts';

/**
 * What `routeclass.config.ts` may say. Everything is optional. What concerns the running app (`docs`,
 * `limits`, `debug`, `cors`, `securityHeaders`, `requestId`, `processTime`) is written into the generated
 * table; options of `createApp` win over it.
 */
export interface Config extends PolicyOptions {
  /** Folder of the route classes, relative to the config. Default `app/routes`. */
  readonly routes?: string;
  /** Folder that `routeclass build` writes, relative to the config. Default `generated`. */
  readonly out?: string;
  /** What the OpenAPI document says about the whole API. */
  readonly openapi?: OpenApiInfo;
  /**
   * Whether `client.ts` is written beside the table: a typed client on `fetch` alone. It imports the types of
   * models from the app's own files; with `standalone` it imports nothing and can be copied anywhere. Default
   * false.
   */
  readonly client?: boolean | { readonly standalone?: boolean };
  /** Whether the app serves its documentation, `/docs` and `/openapi.json`. Default true. */
  readonly docs?: boolean;
  /** How much of a request the app accepts. A class may set its own with `static limits`. */
  readonly limits?: Partial<Limits>;
  /**
   * Whether a 500 of `detailedErrors` and `problemDetails` tells the text of what was thrown. Default false;
   * never in production.
   */
  readonly debug?: boolean;
}

/** The head of the OpenAPI document. Descriptions may be Markdown. */
export interface OpenApiInfo {
  /** Default: the name in `package.json`. */
  readonly title?: string;
  /** The version of the API. Default: that in `package.json`. */
  readonly version?: string;
  /** One line. */
  readonly summary?: string;
  readonly description?: string;
  /** A URL. */
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  /** `identifier` is one of SPDX, `Apache-2.0`; it, or a `url`, or neither. */
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
  /** Where the API is served. Without any, where its document is. */
  readonly servers?: readonly OpenApiServer[];
  /** What the tags of routes mean. They come first, in this order, and then those that are not among them. */
  readonly tags?: readonly OpenApiTag[];
  /** What else there is to read of the API. */
  readonly externalDocs?: OpenApiExternalDocs;
}

/** One tag, as `static tag` of classes names it. */
export interface OpenApiTag {
  readonly name: string;
  /** Default: the description of the class, where all that have the tag say the same. */
  readonly description?: string;
  readonly externalDocs?: OpenApiExternalDocs;
}

/** Documentation that lies elsewhere. */
export interface OpenApiExternalDocs {
  /** A URL. */
  readonly url: string;
  readonly description?: string;
}

/** One address at which the API is served. */
export interface OpenApiServer {
  /** Absolute, or relative to the document. `{name}` in it is a variable. */
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

/** Gives the config back as it is: it is here for its type. */
export function defineConfig(config: Config): Config {
  return config;
}
