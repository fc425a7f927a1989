/**
 * Whether a body with that `Content-Encoding` is compressed. Nothing is unpacked here, for a few bytes may
 * become gigabytes: who wants such bodies puts what unpacks them in front. Other values are no codings,
 * though some clients send `utf-8`.
 */
export function isPacked(coding: string | undefined): boolean {
  return coding !== undefined && packings.test(coding);
}

const packings = /\b(?:br|compress|deflate|gzip|zstd)\b/i;

export const packedText = 'it is compressed, and bodies are read as they are sent';
