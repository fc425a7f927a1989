import { latePattern } from '../text/late-pattern.ts';

/** The schemes of the `Authorization` header. */
export type AuthScheme = 'bearer' | 'basic';

/** `token68` of RFC 9110, which RFC 6750 calls `b64token`. The name of a scheme is case-insensitive. */
const bearer = /^bearer +([\w\-.~+/]+=*)$/i;
const basic = /^basic +([\w\-.~+/]+=*)$/i;

const control = latePattern(String.raw`\p{Cc}`);

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The token of an `Authorization` header: undefined if there is none, null if it is malformed. Credentials of
 * another scheme count as malformed, except those of `other`, a scheme that the operation takes as well: they
 * count as absent.
 */
export function toBearer(header: string | undefined, other?: AuthScheme): string | null | undefined {
  if (header === undefined || (other !== undefined && isOfScheme(header, other))) return undefined;
  return bearer.exec(header)?.[1] ?? null;
}

/**
 * The user name and password of an `Authorization` header, with the same results: base64 of UTF-8, without
 * control characters (RFC 7617). A password may contain colons.
 */
export function toBasic(
  header: string | undefined,
  other?: AuthScheme,
): { username: string; password: string } | null | undefined {
  if (header === undefined || (other !== undefined && isOfScheme(header, other))) return undefined;
  const text = decoded(basic.exec(header)?.[1] ?? '');
  const colon = text.indexOf(':');
  if (colon === -1 || control().test(text)) return null;
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Whether an `Authorization` header has a scheme, whatever follows its name. */
export function isOfScheme(header: string | undefined, scheme: AuthScheme): boolean {
  return header !== undefined && header.split(/[ \t]/, 1)[0]!.toLowerCase() === scheme;
}

/** The text encoded in strict base64; empty if the encoding is invalid. */
function decoded(base64: string): string {
  // `atob` accepts missing padding.
  if (base64.length % 4 !== 0) return '';
  try {
    return strict.decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}
