const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Decodes the names and values of one query or form after the other as URLSearchParams does: `+` is a blank,
 * `%zz` stays, invalid UTF-8 becomes U+FFFD.
 */
export class QueryDecoder {
  #isBroken = false;

  /** Begins with another query or form. */
  reset(): void {
    this.#isBroken = false;
  }

  decode(raw: string): string {
    const text = raw.includes('+') ? raw.replaceAll('+', ' ') : raw;
    if (!text.includes('%')) return text;
    // The fastest way, unless it throws: of one text, only once. A query may have thousands of broken values.
    if (!this.#isBroken) {
      try {
        return decodeURIComponent(text);
      } catch {
        this.#isBroken = true;
      }
    }
    return decodeLeniently(text);
  }
}

/**
 * The text decoded as far as possible: `%zz` stays, invalid UTF-8 becomes U+FFFD. As bytes, because a text may
 * have a hundred thousand encodings, and to match or decode each by itself would take thirty times as long.
 */
export function decodeLeniently(text: string): string {
  const bytes = encoder.encode(text);
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    const high = byte === 0x25 ? hexValue(bytes[i + 1]) : -1;
    const low = high === -1 ? -1 : hexValue(bytes[i + 2]);
    bytes[length++] = low === -1 ? byte : high * 16 + low;
    if (low !== -1) i += 2;
  }
  return decoder.decode(bytes.subarray(0, length));
}

function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
