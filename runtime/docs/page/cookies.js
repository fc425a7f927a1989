import { enteredIn } from './entered.js';

// swagger-ui sends only one of several cookies, unencoded. These are encoded as the app reads them:
// percent-encoded, lists with commas.
export const cookiesOf = (parameters) =>
  enteredIn('cookie', parameters).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
export const withCookies = (request, cookies) =>
  cookies.length === 0
    ? request
    : { ...request, headers: { ...request.headers, Cookie: cookies.join('; ') } };

// A script cannot set the `Cookie` header. So the cookies are stored for the exact path of the request, which
// the browser sends before other cookies of the same name, and removed after the request.
export const lend = (url, cookies) => {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin) return () => {};
  // A semicolon would end the path of a cookie.
  const path = pathname.replace(/\/[^/]*;.*$/, '') || '/';
  const keep = (age) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way there is over HTTPS alone.
    for (const cookie of cookies) document.cookie = `${cookie}; path=${path}; samesite=strict${age}`;
  };
  keep('');
  return () => keep('; max-age=0');
};
