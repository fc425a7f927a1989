import type { OpenApiServer } from '../config.ts';

/** The maximum number of origins that one server adds to the policy. */
const maxOrigins = 100;

/** Everything after the host. Variables in it do not change the origin. */
const pathAndMore = /(?<![:/])\/(?!\/).*|[?#].*/s;

/** The possible origins of a server, for all values of its variables, the default first. */
export function originsOf({ url, variables = {} }: OpenApiServer): readonly string[] {
  let filled = [url.replace(pathAndMore, '')];
  for (const [name, { default: initial, enum: others = [] }] of Object.entries(variables)) {
    const all = filled.flatMap((text) =>
      [initial, ...others].map((value) => text.replaceAll(`{${name}}`, () => value)),
    );
    filled = [...new Set(all)].slice(0, maxOrigins);
  }
  return filled.flatMap(originIn);
}

/**
 * The origin in a URL, if there is one: nothing else may get into the header. A relative URL is the app's own
 * origin. Browsers do not accept IPv6 addresses in a policy.
 */
function originIn(text: string): string[] {
  const [origin] = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$)/i.exec(text) ?? [];
  return origin === undefined ? [] : [origin];
}
