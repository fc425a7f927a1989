import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * True while code of the app runs, including timers and other asynchronous work that it goes on with after
 * `run` has settled.
 */
const isAppCode = new AsyncLocalStorage<boolean>();

const { stderr, stdout } = process;
const original = stdout.write.bind(stdout);
const redirected = ((...args: Parameters<typeof original>) =>
  isAppCode.getStore() ? stderr.write(...args) : original(...args)) as typeof original;

/**
 * Runs code of the app, such as its config, and redirects its standard output, now and later, to standard
 * error. Standard output is reserved for the command: with `--json` it must hold exactly one document.
 */
export function withOutputOnStderr<T>(run: () => Promise<T>): Promise<T> {
  stdout.write = redirected;
  return isAppCode.run(true, run);
}
