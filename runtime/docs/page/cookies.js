import { enteredIn } from './entered.js';

// Of several cookies swagger-ui writes one, as it is. What is written here is what the app reads:
// percent-encoded, lists with commas.
export const cookiesOf = (parameters) =>
  enteredIn('cookie', parameters).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
export const withCookies = (request, cookies) =>
  cookies.length === 0
    ? request
    : { ...request, headers: { ...request.headers, Cookie: cookies.join('; ') } };

// No script sets that header. The browser sends what it keeps for the very address, before its other cookies
// of that name, and for no longer than the request takes.
export const lend = (url, cookies) => {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin) return () => {};
  // Within a path of a cookie a semicolon would be the end.
  const path = pathname.replace(/\/[^/]*;.*$/, '') || '/';
  const keep = (age) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way there is over HTTPS alone.
    for (const cookie of cookies) document.cookie = `${cookie}; path=${path}; samesite=strict${age}`;
  };
  keep('');
  return () => keep('; max-age=0');
};
