/**
 * Whether a body with that `Content-Encoding` is compressed. Nothing is decompressed here, for a few bytes
 * may become gigabytes: who wants such bodies puts in front what decompresses them. Other values are no
 * codings, though some clients send `utf-8`.
 */
export function isCompressed(coding: string | undefined): boolean {
  return coding !== undefined && compressingCodings.test(coding);
}

const compressingCodings = /\b(?:br|compress|deflate|gzip|zstd)\b/i;

export const compressedText = 'it is compressed, and bodies are read as they are sent';
