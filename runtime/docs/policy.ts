import type { OpenApiServer } from '../config.ts';
import { originsOf } from './server-origins.ts';

/**
 * The content security policy of the page. It may run and show files of the app itself, and call the app and
 * the servers in its document. swagger-ui needs `blob:` to show an image that a call returned.
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
