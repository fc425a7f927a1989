/** Gives what a promise does, or fails after so many milliseconds: the config of an app may wait for what never comes. */
export async function withinTime<T>(promise: Promise<T>, deadline: number, reason: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), deadline);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
