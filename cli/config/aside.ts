import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * True while code of the app runs, including timers and other asynchronous work that it goes on with after
 * `run` has settled.
 */
const ofApp = new AsyncLocalStorage<boolean>();

const { stderr, stdout } = process;
const own = stdout.write.bind(stdout);
const parted = ((...args: Parameters<typeof own>) =>
  ofApp.getStore() ? stderr.write(...args) : own(...args)) as typeof own;

/**
 * Runs code of the app, such as its config, and redirects its standard output, now and later, to standard
 * error. Standard output is reserved for the command: with `--json` it must hold exactly one document.
 */
export function aside<T>(run: () => Promise<T>): Promise<T> {
  stdout.write = parted;
  return ofApp.run(true, run);
}
