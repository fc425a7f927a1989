import { defineConfig } from 'routeclass';

export default defineConfig({ routes: 'routes' });
