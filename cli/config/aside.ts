import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whether what runs is the app's: also a timer that it has set, or whatever else goes on when it has given
 * what it was asked for.
 */
const ofApp = new AsyncLocalStorage<boolean>();

const { stderr, stdout } = process;
const own = stdout.write.bind(stdout);
const parted = ((...args: Parameters<typeof own>) =>
  ofApp.getStore() ? stderr.write(...args) : own(...args)) as typeof own;

/**
 * Runs code of the app, such as its config. What that says on standard output, now or later, goes to standard
 * error: standard output is the command's own, and with `--json` one document and nothing else.
 */
export function aside<T>(run: () => Promise<T>): Promise<T> {
  stdout.write = parted;
  return ofApp.run(true, run);
}
