/** The app on Bun or Deno. */
import { createApp } from 'routeclass';
import { serveFetch } from '../serve-fetch.ts';
import { routes } from './generated/dispatch.ts';
import { options } from './options.ts';

serveFetch(createApp(routes, options).fetch);
