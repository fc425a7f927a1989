/** Whether HTTP has headers of this name: a token of RFC 9110, 5.6.2. */
export function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+\-.^`|~]+$/.test(name);
}
