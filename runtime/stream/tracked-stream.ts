import type { Failed } from '../dependencies/releases.ts';

/** The same stream, which calls `end` once: when it has been read, has failed or is cancelled. */
export function trackedStream(stream: ReadableStream, end: (failed?: Failed) => void): ReadableStream {
  const reader = stream.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
          end();
        } catch (error) {
          controller.error(error);
          end({ error });
        }
      },
      cancel: (reason) => reader.cancel(reason).finally(end),
    },
    { highWaterMark: 0 },
  );
}
