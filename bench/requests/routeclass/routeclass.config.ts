import { defineConfig } from 'routeclass';

/** No contestant tells how long it took, but where that is what is measured. */
export default defineConfig({
  processTime: false,
  docs: false,
  openapi: { title: 'Benchmark', version: '1.0.0' },
});
