const jsonType = /^\s*application\/(?:json|[^\s;,/]+\+json)\s*(?:;|$)/i;

/** Whether a type is `application/json` or `application/*+json`, in any case and with any parameters. */
export function isJsonType(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true;
  return contentType !== undefined && jsonType.test(contentType);
}
