/**
 * Sends requests by the autocannon options that standard input holds. Fails where an answer is missing or
 * does not have the expected status.
 */
import autocannon from 'autocannon';

// Keeps the load generator awake: waking it would cost the server CPU time, on a virtual machine about as
// much as an answer, and more often the faster the load handles answers.
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
// autocannon silently repeats requests on closed connections; the numbers of requests and answers then
// differ.
if (errors + timeouts > 0 || counts.join() !== `${options.amount} of ${status}`)
  throw new Error(`${errors} errors, ${timeouts} timeouts, answers: ${counts.join(', ')}`);
