/**
 * Runs code of the app, such as its config. What that says on standard output meanwhile goes to standard error: standard output is the command's own, and with `--json` one
 * document and nothing else.
 */
export async function aside<T>(run: () => Promise<T>): Promise<T> {
  const { stderr, stdout } = process;
  const { write } = stdout;
  stdout.write = stderr.write.bind(stderr);
  try {
    return await run();
  } finally {
    stdout.write = write;
  }
}
