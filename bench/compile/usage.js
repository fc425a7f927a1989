/**
 * Loaded into every measured Node process: writes down at its end the resources that it used. With
 * `BENCH_ENDS_AT_ONCE`, a server exits at SIGTERM.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { BENCH_USAGE: file, BENCH_ENDS_AT_ONCE: endsAtOnce } = process.env;

if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, systemCPUTime, userCPUTime } = process.resourceUsage();
    const used = { cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 };
    appendFileSync(file, `${JSON.stringify(used)}\n`);
  });
  if (endsAtOnce === 'yes') process.prependOnceListener('SIGTERM', () => process.exit(0));
}
