/** The ceiling: a constant answer for each path and body length. Bodies are read, but not parsed. */
import { createServer, type ServerResponse } from 'node:http';
import { announce } from '../announce.ts';
import { origin, setup } from '../setup.ts';
import { type Work, works } from '../works.ts';

const sent: { readonly [header: string]: string } = {
  'x-served-by': 'bench',
  'access-control-allow-origin': origin,
  vary: 'origin',
  'x-request-id': 'constant',
  'x-process-time': '0.000001',
};

const answers = new Map(
  works.filter((work) => work.setup === setup).map((work) => [keyOf(work), answerOf(work)]),
);

const server = createServer((request, response) => {
  const size = request.headers['content-length'];
  if (size === undefined) send(response, request.url!);
  else request.on('end', () => send(response, `${request.url} ${size}`)).resume();
});

function send(response: ServerResponse, key: string): void {
  const { head, status, text } = answers.get(key)!;
  response.writeHead(status, head).end(text);
}

function keyOf({ request: { body, path } }: Work): string {
  return body === undefined ? path : `${path} ${Buffer.byteLength(body)}`;
}

function answerOf({ answer: { body, headers = {}, names, status } }: Work) {
  const text = JSON.stringify(names === undefined ? body : { detail: names });
  const head = ['content-type', 'application/json', 'content-length', String(Buffer.byteLength(text))];
  for (const name of Object.keys(headers)) head.push(name, sent[name]!);
  return { status, head, text };
}

server.listen(0, () => announce(server));
