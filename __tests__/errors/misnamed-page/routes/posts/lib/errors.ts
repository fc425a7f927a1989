/** As `error.ts` it would be about no page: it is left alone. */
export class NoSuchPost extends Error {}
