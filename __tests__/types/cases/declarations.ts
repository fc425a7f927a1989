// An app that writes declarations, as `tsc --init` has it, and knows h3 only through the runtime.
import { createApp, detailedErrors, problemDetails, reply } from 'routeclass';
import { defineRoutes } from 'routeclass/generated';
import { serve, toNodeHandler } from 'routeclass/node';

export const app = createApp(defineRoutes([], {}));
export const listener = toNodeHandler(app);
export const start = () => serve(app, { port: 0 });
export const errors = [detailedErrors(), problemDetails()];
export const created = reply({ id: 1 }, 201);
/** As workers and other runtimes take it. */
export default { fetch: app.fetch };
