/**
 * Serves an app in a separate process whose Responses have wrong lengths. Prints its ports, for the Node
 * handler and for h3, and the errors that it reports.
 */
import { defineRoutes, type Exchange, route, viaH3 } from '../../../runtime/generated.ts';
import { createApp } from '../../../runtime/index.ts';
import { ways } from './ways.ts';

const sized = (length: number, body: () => string | ReadableStream) =>
  viaH3((_page: unknown, x: Exchange) =>
    x.respond(new Response(body(), { headers: { 'content-length': String(length) } })),
  );

const stream = () => new Blob(['abcdef']).stream();

const routes = defineRoutes([
  route('/exact', Object, { get: sized(6, () => 'abcdef') }),
  route('/text', Object, { get: sized(3, () => 'abcdef') }),
  route('/longer', Object, { get: sized(3, stream) }),
  route('/shorter', Object, { get: sized(9, stream) }),
]);

const onError = (error: unknown) => console.log(`${(error as NodeJS.ErrnoException).code}`);
const servers = await Promise.all(ways.map(({ start }) => start(createApp(routes, { onError }))));
console.log(servers.map(({ port }) => port).join(' '));
