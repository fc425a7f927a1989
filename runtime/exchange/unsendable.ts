import { ContractError } from '../errors/internal.ts';

/**
 * The fault of a Response that cannot be sent: `Response.error()`, which in fetch stands for an answer that never came, or one whose
 * body has been read, be it by whoever logs it or by an answer before. Servers find out when the head is on its way, and cut the connection.
 */
export function unsendable(response: Response): ContractError | undefined {
  if (response.status === 0) {
    return new ContractError('A Response of status 0, a network error, cannot be sent');
  }
  // Its `body` is not looked at: in some runtimes that makes a stream of what was a text.
  if (response.bodyUsed) {
    return new ContractError(
      'A Response whose body has been read cannot be sent: read a copy, `response.clone()`, and make one for each answer',
    );
  }
  return undefined;
}
