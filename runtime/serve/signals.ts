import type { Stoppable } from './node-stoppable.ts';

/**
 * Stops the server at the first signal and then ends the process, unless somebody else listens for the signal
 * as well; at the second one waits no longer. Status 0, or 1 where requests were cut off. Gives a function
 * that takes it all back.
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
