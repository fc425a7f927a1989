/**
 * Milliseconds that code of the app may take before it gives way to a save: at its top level it may wait for
 * what never comes.
 */
const patience = 3000;

/**
 * Gives what a promise does; undefined where it takes long and has been overtaken.
 *
 * @param untilOvertaken called where it takes long; what it does is given up when this settles
 */
export async function unlessOvertaken<T>(
  working: Promise<T>,
  untilOvertaken: () => Promise<void>,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const overtaken = new Promise<undefined>((resolve) => {
    timer = setTimeout(async () => {
      await untilOvertaken();
      resolve(undefined);
    }, patience);
  });
  try {
    return await Promise.race([working, overtaken]);
  } finally {
    clearTimeout(timer);
  }
}
