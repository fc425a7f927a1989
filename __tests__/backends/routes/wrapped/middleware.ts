import { type H3Event, onResponse, toResponse } from 'h3';

/** Makes a Response of the answer twice. */
export default [
  onResponse(() => {}),
  async (event: H3Event, next: () => unknown) => {
    const answer = await toResponse(await next(), event);
    answer.headers.set('x-wrapped', 'yes');
    return answer;
  },
];
