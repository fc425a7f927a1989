/**
 * Ends the process when all that was printed is out. A command is done when it returns, but the config of an
 * app may have left something open that would keep the process going: a timer, or the pool of a database.
 */
export async function endProcess(): Promise<void> {
  await Promise.all([written(process.stdout), written(process.stderr)]);
  // Where nothing is open Node ends by itself, before this comes to be.
  setTimeout(() => process.exit(), 0).unref();
}

/** Settles when a stream has given away what was written to it so far, or cannot. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => void stream.write('', () => resolve()));
}
