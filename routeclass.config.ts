import { defineConfig } from 'routeclass';

/** The repository is the demo's app folder. */
export default defineConfig({
  routes: 'demo/routes',
  client: true,
  openapi: {
    title: 'Todo demo',
    version: '1.0.0',
    description: 'A todo list, users and posts, and one route for each way in which a request carries data.',
  },
});
