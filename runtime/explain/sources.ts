/** The parts of a request, in the order of the 422 entries about them. */
export const sources: readonly string[] = ['path', 'query', 'header', 'cookie', 'body'];
