/**
 * Sends one request over and over. `sender.js` receives the port, the number of connections, the expected
 * status and the request in base64 as arguments. It prints `ready` when all are connected, and answers each
 * line of standard input, a number of requests, with a line when it has all their answers. An error ends it.
 */
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const [port, connections, status, encoded] = process.argv.slice(2);
const bytes = Buffer.from(encoded, 'base64');
const statusLine = `HTTP/1.1 ${status} `;

/** The numbers of requests that are still to be sent, and of answers that are still to come. */
let unsent = 0;
let unanswered = 0;

/** One connection, with one request at a time. */
class Connection {
  #socket;
  #received = Buffer.alloc(0);

  /** @returns {Promise<void>} */
  open() {
    return new Promise((resolve) => {
      this.#socket = connect(Number(port), 'localhost', resolve)
        .setNoDelay(true)
        .on('data', (chunk) => this.#take(chunk))
        .on('error', fail)
        .on('close', () => fail(new Error('the server has closed a connection')));
    });
  }

  send() {
    if (unsent === 0) return;
    unsent--;
    this.#socket.write(bytes);
  }

  #take(chunk) {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const size = sizeOf(this.#received);
    if (size === undefined || this.#received.length < size) return;
    const answer = this.#received.latin1Slice();
    this.#received = Buffer.alloc(0);
    if (!answer.startsWith(statusLine) || answer.length > size) fail(new Error(`unexpected: ${answer}`));
    this.send();
    unanswered--;
    if (unanswered === 0) console.log('answered');
  }
}

/** The size of an answer in bytes, undefined until its head is complete, or until its last chunk is there. */
function sizeOf(received) {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = received.latin1Slice(0, end + 2);
  const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head);
  if (length !== null) return end + 4 + Number(length[1]);
  if (!/\r\ntransfer-encoding: *chunked\r\n/i.test(head))
    fail(new Error(`an answer of unknown length: ${head}`));
  return received.subarray(-7).equals(lastChunk) ? received.length : undefined;
}

/** The end of an answer in chunks, none of which is text that has these characters. */
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

function fail(error) {
  console.error(error);
  process.exit(1);
}

/**
 * Keeps this process awake while answers are to come: waking it would cost the server CPU time, on a virtual
 * machine about as much as an answer.
 */
function stayAwake() {
  if (unanswered > 0) setImmediate(stayAwake);
}

const all = Array.from({ length: Number(connections) }, () => new Connection());
await Promise.all(all.map((connection) => connection.open()));
createInterface({ input: process.stdin })
  .on('line', (line) => {
    unsent = Number(line);
    unanswered = unsent;
    for (const connection of all) connection.send();
    stayAwake();
  })
  .on('close', () => process.exit());
console.log('ready');
