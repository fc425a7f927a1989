import { setFlagsFromString } from 'node:v8';

/**
 * Doubles the time that V8 waits before it optimizes a function. A build takes seconds, and on Node 20 many
 * functions of TypeScript are optimized that do not run often enough to pay for it: this took a tenth of a
 * build's CPU time. Later versions of Node have a fast compiler tier in between, and no such flag.
 */
export function optimizeLate(): void {
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=132000');
}
