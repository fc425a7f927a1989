/** Beside a file of handlers it may be anything: it is left alone. */
export const codes = ['E_ITEM'];
