import { ContractError } from './internal.ts';

/**
 * The thrown value, or an error in its place if it cannot be asked what it is. Anything may be thrown: a
 * revoked Proxy, such as an immer draft after its recipe, throws whenever it is asked, and so may a getter.
 */
export function inspectable(thrown: unknown): unknown {
  try {
    void (thrown instanceof Error);
    void (thrown as { readonly name?: unknown } | null | undefined)?.name;
    return thrown;
  } catch {
    return new ContractError('The value that was thrown cannot be inspected', { cause: thrown });
  }
}
