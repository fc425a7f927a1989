import { ContractError } from '../errors/internal.ts';

/** The fault of a Response that cannot be sent, such as `Response.error()`: in fetch it stands for an answer that never came. */
export function networkError({ status }: Response): ContractError | undefined {
  return status === 0
    ? new ContractError('A Response of status 0, a network error, cannot be sent')
    : undefined;
}
