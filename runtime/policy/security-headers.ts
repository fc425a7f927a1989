import { checkedValue, settableName } from '../exchange/head.ts';

/** For an API whose answers are data: browsers must not run or frame them, or guess another type. */
const defaults = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Only effective over HTTPS: browsers ignore it elsewhere.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * A value that replaces a default, or adds a header; `false` removes a default. The defaults are named, so
 * that an editor offers them.
 */
export type SecurityHeaders = { readonly [Name in keyof typeof defaults]?: string | false } & {
  readonly [name: string]: string | false;
};

/** The names of the defaults. */
export const securityHeaderNames: readonly string[] = Object.keys(defaults);

/**
 * Pairs of a lower-case name and a value.
 *
 * @throws TypeError when a name or a value cannot be sent, or a removed header is not a default
 */
export function securityHeaderPairs(
  setting: boolean | SecurityHeaders | undefined,
): (readonly [string, string])[] {
  if (setting === undefined || setting === false) return [];
  const wanted = new Map<string, string | false>(Object.entries(defaults));
  for (const [name, value] of Object.entries(setting === true ? {} : setting))
    wanted.set(checkedHeader(name, value), value);
  return [...wanted].flatMap(([name, value]) =>
    value === false ? [] : [[name, checkedValue(name, value)] as const],
  );
}

/**
 * The default that a name such as `contentSecurityPolicy` means. Other tools spell them so; here it would be
 * sent as a header of that name.
 */
export function meantHeader(name: string): string | undefined {
  return securityHeaderNames.find((one) => one.replaceAll('-', '') === name.toLowerCase());
}

function checkedHeader(name: string, value: string | false): string {
  const lower = settableName(name.toLowerCase());
  const meant = meantHeader(name);
  if (meant !== undefined) throw new TypeError(`securityHeaders: '${name}' is '${meant}'`);
  if (value === false && !securityHeaderNames.includes(lower))
    throw new TypeError(`securityHeaders: '${name}' is no default that could be left out`);
  return lower;
}
