import type { Outflow } from './outflow.ts';

/**
 * Where a server finds the stream that an answer of node's is fed from, also when the package is bundled more
 * than once.
 */
const streamKey = Symbol.for('routeclass.stream');

type OpenStream = Pick<Outflow, 'breakOff'>;

export function markStream(response: object | undefined, stream: OpenStream): void {
  if (response !== undefined) Object.assign(response, { [streamKey]: stream });
}

/** The stream of an answer; undefined for one that is sent at once. */
export function streamOf(response: object): OpenStream | undefined {
  return (response as { [streamKey]?: OpenStream })[streamKey];
}
