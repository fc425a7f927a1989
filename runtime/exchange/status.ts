import { ContractError } from '../errors/internal.ts';

/** Whether answers with this status never have a body. */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 304 || status === 205;
}

/** Whether a status can be that of a final answer. */
export function isFinalStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

/** Whether a status is an error status. */
export function isErrorStatus(status: unknown): status is number {
  return Number.isInteger(status) && (status as number) >= 400 && (status as number) <= 599;
}

/** @throws ContractError when the status cannot be that of a final answer */
export function checkStatus(status: number): void {
  if (isFinalStatus(status)) return;
  throw new ContractError(`The status of an answer is a whole number from 200 to 599: ${status}`);
}

/**
 * The status codes that send a client to the `location` of the answer: the redirect statuses of
 * https://fetch.spec.whatwg.org.
 */
const redirects = [301, 302, 303, 307, 308] as const;

export type RedirectStatus = (typeof redirects)[number];

export function isRedirect(status: number): status is RedirectStatus {
  return redirects.includes(status as RedirectStatus);
}
