import type { Stoppable } from './node-stoppable.ts';

/**
 * Stops the server at the first signal and then ends the process, unless there are other listeners for the
 * signal. The second signal ends all waiting. The exit status is 0, or 1 if requests were cut off. Returns a
 * function that removes the listeners.
 */
export function stopOnSignals(stoppable: Stoppable, signals: readonly NodeJS.Signals[]): () => void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) return stoppable.cut();
    isStopping = true;
    stoppable.stop().then(() => {
      release();
      if (process.listenerCount(signal) === 0) process.exit(stoppable.isCut ? 1 : 0);
    });
  };
  const release = () => {
    for (const signal of signals) process.off(signal, handle);
  };
  for (const signal of signals) process.on(signal, handle);
  return release;
}
