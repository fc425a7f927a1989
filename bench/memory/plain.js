/**
 * A hand-written server that tests the measurement: `plain.js <bytes>` allocates about that many bytes more
 * for each request.
 */
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

const more = Number(process.argv[2] ?? 0);
let kept;

const server = createServer((_request, response) => {
  // Numbers in an array: 8 bytes each.
  kept = new Array(Math.floor(more / 8)).fill(0);
  response.writeHead(200, ['content-type', 'application/json', 'content-length', '2']).end('[]');
});
server.listen(0, () => console.log(`listening ${server.address().port}`));

createInterface({ input: process.stdin }).on('line', () => {
  const { system, user } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(JSON.stringify({ cpu: system + user, rss, heap: heapUsed, kept: kept?.length }));
});
