/** Sends what standard input says, as options of autocannon; fails where one has another answer than that status, or none. */
import autocannon from 'autocannon';

let text = '';
for await (const part of process.stdin) text += part;
const { options, status } = JSON.parse(text);
const { errors, statusCodeStats, timeouts } = await autocannon(options);
const counts = Object.entries(statusCodeStats).map(([code, { count }]) => `${count} of ${code}`);
// A server that closes its connections gets the requests again, unseen: then others were counted than answered.
if (errors + timeouts > 0 || counts.join() !== `${options.amount} of ${status}`)
  throw new Error(`${errors} errors, ${timeouts} timeouts, answers: ${counts.join(', ')}`);
