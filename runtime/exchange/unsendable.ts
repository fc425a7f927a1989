import { FastResponse } from 'srvx';
import { ContractError } from '../errors/internal.ts';

/**
 * Whether a Response has a stream as its body from the beginning, as on node. Other runtimes create the
 * stream of a text on access.
 */
const hasStream = FastResponse !== Response;

/**
 * The fault of a Response that cannot be sent, or undefined. `Response.error()` stands for a network error,
 * and a body that has been read, or is locked to a reader, cannot be read again. Servers only notice when the
 * head is on its way, and cut the connection.
 */
export function unsendable(response: Response): ContractError | undefined {
  if (response.status === 0) {
    return new ContractError('A Response of status 0, a network error, cannot be sent');
  }
  if (response.bodyUsed || (hasStream && response.body?.locked)) {
    return new ContractError(
      'A Response whose body has been read cannot be sent: read a copy, `response.clone()`, and make one for each answer',
    );
  }
  return undefined;
}
