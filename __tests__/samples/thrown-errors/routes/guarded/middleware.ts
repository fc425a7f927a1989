import type { H3Event } from 'h3';
import { HttpError, RateLimitExceeded } from 'routeclass';

type Next = () => unknown;

/** What it returns is what runs. */
function limited(times: number) {
  let left = times;
  return (event: H3Event, next: Next) => {
    if (event.url.searchParams.has('often') && left-- < 1) throw new RateLimitExceeded(`${times} a day`, 3600);
    return next();
  };
}

function closed(event: H3Event, next: Next) {
  if (event.url.searchParams.has('closed')) throw new HttpError(503, 'Closed');
  return next();
}

function checked(event: H3Event, next: Next) {
  if (event.url.searchParams.has('checked')) throw new HttpError(412, 'Not as expected');
  return next();
}

const shared = [checked];

export default [limited(0), ...shared, closed];
