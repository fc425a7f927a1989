/**
 * Whether clients parse content of this type as JSON, by the standard that fetch follows (MIME Sniffing,
 * 4.6).
 */
export function isJsonContent(type: string): boolean {
  return /^\s*(?:(?:application|text)\/json|[^\s;/]+\/[^\s;/]+\+json)\s*(?:;|$)/i.test(type);
}
