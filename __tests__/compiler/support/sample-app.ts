import { type AppOptions, createApp, type Routes } from 'routeclass';

/** The app that a sample compiles to. Samples are apps of their own, under compiler options of their own: so no static import. */
export async function sampleApp(name: string, options?: AppOptions): Promise<ReturnType<typeof createApp>> {
  const module: { routes: Routes } = await import(`../../samples/${name}/expected/dispatch.ts`);
  return createApp(module.routes, options);
}
