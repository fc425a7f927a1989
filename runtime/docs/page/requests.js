import { cookiesOf, lend, withCookies } from './cookies.js';
import { withIgnored } from './ignored-headers.js';
import { fetchSome } from './streams.js';

// Sends requests in the form that the app reads, instead of swagger-ui's.
export const complete = ({ fn: { execute } }) => ({
  fn: {
    execute: async ({ requestInterceptor, ...request }) => {
      const cookies = cookiesOf(request.parameters);
      let takeBack = () => {};
      const intercept = (built) => {
        takeBack = lend(built.url, cookies);
        const whole = withCookies(withIgnored(built, request.parameters), cookies);
        return requestInterceptor({ ...whole, userFetch: fetchSome });
      };
      try {
        return await execute({ ...request, requestInterceptor: intercept });
      } finally {
        takeBack();
      }
    },
  },
});
