import { FastResponse } from 'srvx';
import { ContractError } from '../errors/internal.ts';

/**
 * Whether a Response has a stream for its body from its beginning, as on node. Other runtimes make one of a
 * text when it is looked at.
 */
const hasStream = FastResponse !== Response;

/**
 * The fault of a Response that cannot be sent: `Response.error()`, which in fetch stands for an answer that
 * never came, or one whose body has been read or is about to be, be it by whoever logs it or by an answer
 * before. Servers find out when the head is on its way, and cut the connection.
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
