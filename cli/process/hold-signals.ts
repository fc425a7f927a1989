/** The signals that end a command, each with the exit status of a process that it has ended. */
const statuses = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * From here on, `SIGINT`, `SIGTERM` and the `SIGHUP` of a closed terminal end the process only when it returns to
 * the event loop. Synchronous work, such as writing the output, is finished first.
 */
export function holdSignals(): void {
  for (const [signal, status] of Object.entries(statuses)) process.once(signal, () => process.exit(status));
}
