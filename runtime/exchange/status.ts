import { ContractError } from '../errors/internal.ts';

/** Statuses whose answers never have a body. */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 304 || status === 205;
}

/** @throws ContractError when the status cannot be that of a final answer */
export function checkStatus(status: number): void {
  if (Number.isInteger(status) && status >= 200 && status <= 599) return;
  throw new ContractError(`The status of an answer is a whole number from 200 to 599: ${status}`);
}
