import { latePattern } from '../text/late-pattern.ts';

/** Names and addresses of machines: RFC 1123, RFC 5890, RFC 2673, RFC 4291. */

const ipv4Pattern = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

const allowed = latePattern(
  String.raw`^(?!.{2}--)[\p{Ll}\p{Lo}\p{Lm}\p{Nd}\u3007\u00b7\u0375\u05f3\u05f4\u06fd\u06fe\u0f0b\u30fb-][\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\u3007\u00b7\u0375\u05f3\u05f4\u06fd\u06fe\u0f0b\u200c-\u200d\u30fb-]*$`,
);
const disallowed = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/;
const outOfContext = latePattern(
  String.raw`(?<!l)\u00b7|\u00b7(?!l)|\u0375(?!\p{Script=Greek})|(?<!\p{Script=Hebrew})[\u05f3\u05f4]|[\u0660-\u0669].*[\u06f0-\u06f9]|[\u06f0-\u06f9].*[\u0660-\u0669]`,
);
const kana = latePattern(String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`);

/** `www.example.com`: labels of letters, digits and hyphens, without a dot at the end. */
export function isFormatHostname(text: string): boolean {
  return text.length <= 253 && text.split('.').every((label) => labelPattern.test(label));
}

/** A host name whose labels may be in any script: `münchen.example`. */
export function isFormatIdnHostname(text: string): boolean {
  // A label has at least as many characters in ASCII as in Unicode.
  if (text.length > 506) return false;
  const labels = text.split(/[.\u3002\uff0e\uff61]/).map(toAscii);
  return !labels.includes(undefined) && isFormatHostname(labels.join('.'));
}

export function isFormatIpv4(text: string): boolean {
  return ipv4Pattern.test(text);
}

/**
 * Eight groups of hexadecimal digits. One run of zero groups may be written `::`, and the last two groups may
 * be an IPv4 address.
 */
export function isFormatIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  let count = 0;
  for (const [side, half] of groups.entries()) {
    for (const [i, group] of half.entries()) {
      const isLast = side === groups.length - 1 && i === half.length - 1;
      if (isLast && isFormatIpv4(group)) count += 2;
      else if (/^[0-9a-f]{1,4}$/i.test(group)) count++;
      else return false;
    }
  }
  return halves.length === 2 ? count < 8 : count === 8;
}

/**
 * A label in the ASCII form of the DNS; undefined if it is invalid. The platform's URL class checks Punycode,
 * joiners and bidirectional text.
 */
function toAscii(label: string): string | undefined {
  if (!/[^\0-\x7f]/.test(label)) return label;
  if (label.startsWith('-') || label.endsWith('-') || label.normalize('NFKC') !== label) return undefined;
  if (!isUnicodeLabel(label)) return undefined;
  try {
    return new URL(`http://${label}.x`).hostname.slice(0, -'.x'.length);
  } catch {
    return undefined;
  }
}

/**
 * Whether a label consists of lower-case letters, marks and digits, and of the other characters that RFC 5892
 * allows, some only in context.
 */
function isUnicodeLabel(label: string): boolean {
  if (!allowed().test(label) || disallowed.test(label) || outOfContext().test(label)) return false;
  return !label.includes('\u30fb') || kana().test(label.replaceAll('\u30fb', ''));
}
