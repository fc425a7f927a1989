// Runs `routeclass`, as built, once per message: see `command-host.ts`.
const main = new URL('../../cli/dist/main.js', import.meta.url);
const executable = process.argv[1];
const output = { stdout: '', stderr: '' };
const start = process.cwd();
let runs = 0;

for (const name of ['stdout', 'stderr']) {
  process[name].write = (chunk, encoding, done) => {
    output[name] += chunk;
    (typeof encoding === 'function' ? encoding : done)?.();
    return true;
  };
}

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async ({ args, cwd }) => {
  process.chdir(cwd);
  process.argv = [process.execPath, executable, ...args];
  process.exitCode = undefined;
  Object.assign(output, { stdout: '', stderr: '' });
  // A command ends its process when all is written: what it throws until then ends this one.
  const exited = new Promise((resolve) => {
    process.exit = (status = process.exitCode) => resolve(status ?? 0);
  });
  // Another URL, so that it is evaluated again; what it imports is not.
  await import(`${main}?${runs++}`);
  const status = await exited;
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  process.chdir(start);
  process.send({ status, ...output });
});
