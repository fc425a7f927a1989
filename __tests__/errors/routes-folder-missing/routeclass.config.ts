import { defineConfig } from 'routeclass';

// There is no folder `routes` beside this file.
export default defineConfig({ routes: 'routes' });
