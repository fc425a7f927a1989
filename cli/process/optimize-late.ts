import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 wait twice as long before it optimizes a function. A build is over in seconds, and much of what Node
 * 20 optimizes in TypeScript on the way does not run often enough to pay for that: it took a tenth of a
 * build's CPU time. Later versions of Node have a quick compiler in between, and no such flag.
 */
export function optimizeLate(): void {
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=132000');
}
