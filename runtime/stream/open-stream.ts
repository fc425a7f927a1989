import type { Outflow } from './outflow.ts';

/**
 * The key of a response's stream, for the server. It works even when the package is bundled more than once.
 */
const streamKey = Symbol.for('routeclass.stream');

type OpenStream = Pick<Outflow, 'breakOff'>;

export function markStream(response: object | undefined, stream: OpenStream): void {
  if (response !== undefined) Object.assign(response, { [streamKey]: stream });
}

/** The stream of a response; undefined if it has none. */
export function streamOf(response: object): OpenStream | undefined {
  return (response as { [streamKey]?: OpenStream })[streamKey];
}
