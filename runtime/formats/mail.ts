import { latePattern } from '../text/late-pattern.ts';
import { isFormatHostname, isFormatIdnHostname } from './hosts.ts';

/**
 * E-mail addresses: mailboxes of RFC 5321 and RFC 6531, without quoted strings and comments, whose domain has
 * at least two labels.
 */

const atomPattern = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const unicodeAtomPattern = latePattern(String.raw`^[^\0-\x20"(),.:;<>@[\\\]\x7f\p{Cc}\p{Cs}\p{Z}]+$`);

/** `ada@example.org`. */
export function isFormatEmail(text: string): boolean {
  return isAddress(text, atomPattern, isFormatHostname);
}

/** An e-mail address in any script: `zoë@bücher.example`. */
export function isFormatIdnEmail(text: string): boolean {
  return isAddress(text, unicodeAtomPattern(), isFormatIdnHostname);
}

function isAddress(text: string, atom: RegExp, isHostname: (text: string) => boolean): boolean {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || !/[.\u3002\uff0e\uff61]/.test(domain) || !isHostname(domain.toLowerCase())) return false;
  return text
    .slice(0, at)
    .split('.')
    .every((one) => atom.test(one));
}
