/** Whether clients read content of this type as JSON, as fetch's standard has it (MIME Sniffing, 4.6). */
export function isJsonContent(type: string): boolean {
  return /^\s*(?:(?:application|text)\/json|[^\s;/]+\/[^\s;/]+\+json)\s*(?:;|$)/i.test(type);
}
