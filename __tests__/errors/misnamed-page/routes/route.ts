/** Beside a page it is a module. */
export const route = '/';
