/**
 * From here on, `SIGINT` and `SIGTERM` end the process only when it returns to the event loop. Synchronous
 * work, such as writing the output, is finished first.
 */
export function holdSignals(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
