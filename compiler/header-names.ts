/** Whether a name is a valid header field name: a token of RFC 9110, 5.6.2. */
export function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+\-.^`|~]+$/.test(name);
}
