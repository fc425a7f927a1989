/** The HTTP methods that a route answers, besides `OPTIONS`, and the verb of its class that answers each. */
export const methods = {
  GET: 'get',
  HEAD: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const;

/** A method of a route class that answers requests. */
export type VerbName = (typeof methods)[keyof typeof methods];
