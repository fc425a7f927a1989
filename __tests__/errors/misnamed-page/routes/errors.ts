/** Beside a page it may be anything: it is left alone. */
export const codes = ['E_TODO'];
