const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * A name or value of a query, decoded as URLSearchParams does: `+` is a blank, `%zz` stays, invalid UTF-8
 * becomes U+FFFD.
 */
export function decodeQueryText(raw: string): string {
  const text = raw.includes('+') ? raw.replaceAll('+', ' ') : raw;
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeLeniently(text);
  }
}

function decodeLeniently(text: string): string {
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
