export default class Lists {
  /** A header may be undefined, and is not sent; an item of a list may not. */
  get(): [string, 200, { etag: string | undefined; vary: (string | undefined)[] }] {
    return ['lists', 200, { etag: undefined, vary: ['accept'] }];
  }
}
