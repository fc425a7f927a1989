/** Waits for something that another process is about to make true. */
export async function until(isTrue: () => Promise<boolean>, ms = 3000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`not within ${ms} ms: ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
