import type { Limits } from './limits.ts';

/** What `routeclass.config.ts` may say. Everything is optional. */
export interface Config {
  /** Folder of the route classes, relative to the config. Default `app/routes`. */
  readonly routes?: string;
  /** Folder that `routeclass build` writes, relative to the config. Default `generated`. */
  readonly out?: string;
  /** What the OpenAPI document says about the whole API. */
  readonly openapi?: OpenApiInfo;
  /** Whether the app serves its documentation. Default true. */
  readonly docs?: boolean;
  readonly limits?: Partial<Limits>;
  /** Whether error modes that know a debug form use it. Default false; never in production. */
  readonly debug?: boolean;
}

export interface OpenApiInfo {
  readonly title?: string;
  readonly version?: string;
  readonly description?: string;
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
}

/** Gives the config back as it is: it is here for its type. */
export function defineConfig(config: Config): Config {
  return config;
}
