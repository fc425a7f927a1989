/**
 * Ends the process once all output is written. A finished command may still be kept alive by something that
 * the app's config has left open: a timer, or a database pool.
 */
export async function endProcess(): Promise<void> {
  await Promise.all([written(process.stdout), written(process.stderr)]);
  // The timer is unreferenced: where nothing else is open, Node exits before it fires.
  setTimeout(() => process.exit(), 0).unref();
}

/** Settles when a stream has flushed what was written to it so far, or has failed to. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => void stream.write('', () => resolve()));
}
