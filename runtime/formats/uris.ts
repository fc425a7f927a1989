import { isFormatIdnHostname, isFormatIpv4, isFormatIpv6 } from './hosts.ts';

/**
 * URIs and related formats: RFC 3986, RFC 3987, RFC 6570. A text is split into its parts, and each part is
 * matched by itself, so that no pattern needs nested quantifiers.
 */

/** Scheme, authority, path, query, fragment. */
const parts = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const schemePattern = /^[a-z][a-z0-9+.-]*$/i;
const hostPattern = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::([0-9]*))?$/;
const futureAddress = /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
/** A percent sign that does not encode a byte. */
const strayPercent = /%(?![0-9a-f]{2})/i;

/** The characters that a part may contain: of ASCII, or of all scripts. */
interface Alphabet {
  readonly name: RegExp;
  readonly path: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
}

const everywhere = "\\w.~!$&'()*+,;=%\\-";
const letters =
  '\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}' +
  Array.from(
    { length: 14 },
    (_, i) => `\\u{${(i + 1).toString(16)}0000}-\\u{${(i + 1).toString(16)}fffd}`,
  ).join('');
const privately = '\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}';

const ascii = alphabet('', '');
const unicode = alphabet(letters, privately);

function alphabet(more: string, inQuery: string): Alphabet {
  const only = (signs: string) => new RegExp(`^[${signs}${everywhere}${more}]*$`, 'u');
  return { name: only(':'), path: only('/:@'), query: only(`/:@?${inQuery}`), fragment: only('/:@?') };
}

/** A URI with a scheme. */
export function isFormatUri(text: string): boolean {
  return isReference(text, ascii, true);
}

/** A URI or a relative reference: `../a?b#c`. */
export function isFormatUriReference(text: string): boolean {
  return isReference(text, ascii, false);
}

/** A URI that may contain letters of any script. */
export function isFormatIri(text: string): boolean {
  return isReference(text, unicode, true);
}

export function isFormatIriReference(text: string): boolean {
  return isReference(text, unicode, false);
}

/** A URL with a host, and the scheme http, https or ftp: `https://example.org/a`. */
export function isFormatUrl(text: string): boolean {
  const [, scheme, authority] = parts.exec(text)!;
  if (scheme === undefined || authority === undefined || !/^(?:https?|ftp)$/i.test(scheme)) return false;
  const [, address, host, port] = hostPattern.exec(authority.slice(authority.lastIndexOf('@') + 1)) ?? [];
  if (Number(port ?? 0) > 65_535 || !isReference(text, unicode, true)) return false;
  if (address !== undefined) return true;
  // A host of digits and dots only must be an IPv4 address.
  return (
    host !== undefined &&
    (/^[\d.]*$/.test(host) ? isFormatIpv4(host) : isFormatIdnHostname(host.toLowerCase()))
  );
}

function isReference(text: string, allowed: Alphabet, absolute: boolean): boolean {
  const [, scheme, authority, path = '', query = '', fragment = ''] = parts.exec(text)!;
  if (scheme === undefined ? absolute : !schemePattern.test(scheme)) return false;
  if (strayPercent.test(text)) return false;
  if (authority !== undefined && !isAuthority(authority, allowed)) return false;
  return allowed.path.test(path) && allowed.query.test(query) && allowed.fragment.test(fragment);
}

function isAuthority(authority: string, allowed: Alphabet): boolean {
  const at = authority.lastIndexOf('@');
  const [whole, address, host = ''] = hostPattern.exec(authority.slice(at + 1)) ?? [];
  if (whole === undefined || !allowed.name.test(authority.slice(0, Math.max(0, at)))) return false;
  return address === undefined
    ? allowed.name.test(host)
    : isFormatIpv6(address) || futureAddress.test(address);
}

const literalPattern = new RegExp(`^[!#$%&()*+,\\-./\\w:;=?@\\[\\]~${letters}${privately}]*$`, 'u');
const variablePattern = /^([\w.%]+)(?::[1-9][0-9]{0,3}|\*)?$/;

/** `https://example.org/users{/id}{?page,size}`. */
export function isFormatUriTemplate(text: string): boolean {
  let isWell = true;
  const literals = text.replace(/\{[+#./;?&=,!@|]?([^{}]*)\}/g, (_, variables: string) => {
    isWell &&= variables.split(',').every(isVariable);
    return '/';
  });
  return isWell && literalPattern.test(literals) && !strayPercent.test(literals);
}

function isVariable(text: string): boolean {
  const [, name] = variablePattern.exec(text) ?? [];
  return name !== undefined && !strayPercent.test(name) && !/^\.|\.\.|\.$/.test(name);
}
