/** A query as those of drizzle and knex are: no Promise, and it runs whenever it is awaited. */
export function query<T>(run: () => T): PromiseLike<T> {
  return {
    // biome-ignore lint/suspicious/noThenProperty: a query is a thenable
    then: (fulfilled, rejected) => Promise.resolve().then(run).then(fulfilled, rejected),
  };
}
