/** @throws RangeError for a number of milliseconds that no timer can wait */
export function checkedDeadline(time: number): number {
  if (time >= 0 && time <= 2_147_483_647) return time;
  throw new RangeError(`A deadline must be a number of milliseconds: ${time}`);
}

/** Whether `ending` settles within `time` milliseconds. Rejects if it rejects within that time. */
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
