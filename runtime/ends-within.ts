/** @throws RangeError for what no timer waits for */
export function checkedDeadline(time: number): number {
  if (time >= 0 && time <= 2_147_483_647) return time;
  throw new RangeError(`A deadline must be a number of milliseconds: ${time}`);
}

/** Whether something has come to its end within so many milliseconds. Rejects where it fails in time. */
export async function endsWithin(time: number, ending: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), time);
  });
  try {
    return await Promise.race([ending.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
