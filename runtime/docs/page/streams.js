// swagger-ui shows an answer only when it is complete, and a stream may never end. So swagger-ui gets what
// arrives within three seconds, up to 100 kB.
const streams = /^(?:text\/event-stream|application\/x-ndjson)\b/;
export const fetchSome = async (url, init) => {
  const response = await fetch(url, init);
  if (!streams.test(response.headers.get('content-type') ?? '')) return response;
  const reader = response.body.getReader();
  let left = 100_000;
  let goesOn = false;
  const stop = () => {
    goesOn = true;
    reader.cancel().catch(() => {});
  };
  const timer = setTimeout(stop, 3000);
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) {
        controller.enqueue(value);
        left -= value.length;
        if (left < 0) stop();
        return;
      }
      clearTimeout(timer);
      if (goesOn) controller.enqueue(new TextEncoder().encode('\n… (the stream goes on)\n'));
      controller.close();
    },
  });
  return new Response(body, response);
};
