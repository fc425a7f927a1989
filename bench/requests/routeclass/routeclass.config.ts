import { defineConfig } from 'routeclass';

/** `processTime` is off, because contestants send that header only in the works that measure it. */
export default defineConfig({
  processTime: false,
  docs: false,
  openapi: { title: 'Benchmark', version: '1.0.0' },
});
