/**
 * Sends what standard input says, as options of autocannon; fails where one has another answer than that
 * status, or none.
 */
import autocannon from 'autocannon';

// A load that never sleeps need not be woken: on a virtual machine that takes the server about as long as an
// answer, and the more often, the faster the load is done with the answer before.
let isDone = false;
setImmediate(function stayAwake() {
  if (!isDone) setImmediate(stayAwake);
});

let text = '';
for await (const part of process.stdin) text += part;
const { options, status } = JSON.parse(text);
const { errors, statusCodeStats, timeouts } = await autocannon(options);
isDone = true;
const counts = Object.entries(statusCodeStats).map(([code, { count }]) => `${count} of ${code}`);
// A server that closes its connections gets the requests again, unseen: then others were counted than answered.
if (errors + timeouts > 0 || counts.join() !== `${options.amount} of ${status}`)
  throw new Error(`${errors} errors, ${timeouts} timeouts, answers: ${counts.join(', ')}`);
