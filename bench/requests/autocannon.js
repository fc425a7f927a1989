/** Sends what standard input says, as options of autocannon; fails where an answer has another status. */
import autocannon from 'autocannon';

let text = '';
for await (const part of process.stdin) text += part;
const { options, status } = JSON.parse(text);
const { errors, statusCodeStats, timeouts } = await autocannon(options);
const others = Object.entries(statusCodeStats).filter(([code]) => code !== String(status));
if (errors + timeouts > 0 || others.length > 0)
  throw new Error(`${errors} errors, ${timeouts} timeouts, other answers: ${JSON.stringify(others)}`);
