import { defineConfig } from 'routeclass';

export default defineConfig({ routes: 'routes', limits: { body: 1_048_576 } });
