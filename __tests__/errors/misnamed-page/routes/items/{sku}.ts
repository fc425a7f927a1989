/** Beside its page it may be anything: it is left alone. */
export const skus = ['milk'];
