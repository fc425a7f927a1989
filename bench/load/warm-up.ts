import { Load, type LoadRequest } from './load.ts';

/** Each turn has connections of its own. */
const turns = 3;

/**
 * Sends `amount` requests in several turns. When the first connections of a server close, V8 discards compiled
 * code of node's streams, and compiles it anew: without such turns, that would be counted with the requests
 * that follow.
 */
export async function warmUp(
  amount: number,
  port: number,
  request: LoadRequest,
  connections?: number,
): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const load = await Load.open(port, request, connections);
    await load.send(Math.ceil(amount / turns));
    await load.close();
  }
}
