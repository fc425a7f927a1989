/**
 * Whether a body with this `Content-Encoding` is compressed. The package does not decompress bodies, because
 * a few bytes may become gigabytes: an app that wants such bodies needs a proxy or middleware that
 * decompresses them. Other values are not content codings, though some clients send `utf-8`.
 */
export function isCompressed(coding: string | undefined): boolean {
  return coding !== undefined && compressingCodings.test(coding);
}

const compressingCodings = /\b(?:br|compress|deflate|gzip|zstd)\b/i;

export const compressedText = 'it is compressed, and bodies are read as they are sent';
