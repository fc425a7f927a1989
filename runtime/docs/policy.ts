import type { OpenApiServer } from '../config.ts';
import { originsOf } from './server-origins.ts';

/**
 * What the page may do: run and show what comes from the app itself, and call the app and the servers that
 * its document names. `blob:` is how swagger-ui shows an image that a call answered.
 */
export function contentSecurityPolicy(servers: readonly OpenApiServer[]): string {
  const callable = new Set(servers.flatMap(originsOf));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...callable].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
