import { createServer } from 'node:http';
import { createApp } from 'routeclass';
import { toNodeHandler } from 'routeclass/node';
import { announce } from '../announce.ts';
import { routes } from './generated/dispatch.ts';
import { options } from './options.ts';

const server = createServer(toNodeHandler(createApp(routes, options)));
server.listen(0, () => announce(server));
