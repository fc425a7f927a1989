/**
 * From here on `SIGINT` and `SIGTERM` end the process when it next has nothing to do, and not in the midst of
 * something: what is done in one go, as the putting in place of the output, is done whole.
 */
export function holdSignals(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
