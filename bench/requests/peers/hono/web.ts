/** The app on Bun or Deno. */
import { serveFetch } from '../../serve-fetch.ts';
import { app } from './app.ts';

serveFetch(app.fetch);
