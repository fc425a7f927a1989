/** As that of better-auth. */
export const auth = {
  handler: async (request: Request) => Response.json({ path: new URL(request.url).pathname }),
};
