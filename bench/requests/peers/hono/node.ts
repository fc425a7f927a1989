import { serve } from '@hono/node-server';
import { announce } from '../../announce.ts';
import { app } from './app.ts';

serve({ fetch: app.fetch, port: 0 }, ({ port }) => announce(port));
