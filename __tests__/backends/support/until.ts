import { setTimeout as pause } from 'node:timers/promises';
/** Waits for a condition that another process will make true. */
export async function until(isTrue: () => Promise<boolean>, ms = 3000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`not within ${ms} ms: ${isTrue}`);
    await pause(50);
  }
}
