import { defineConfig } from 'routeclass';

export default defineConfig({ routes: 'routes', openapi: { titel: 'Todos' } } as object);
