import { serve } from 'h3/node';
import { createApp } from 'routeclass';
import { announce } from '../announce.ts';
import { routes } from './generated/dispatch.ts';
import { options } from './options.ts';

const server = serve(createApp(routes, options), { port: 0, silent: true, gracefulShutdown: false });
await server.ready();
announce(Number(new URL(server.url!).port));
