/**
 * Milliseconds after which a save may interrupt the loading of the app's code: a module may wait at its top
 * level for something that never comes.
 */
const patience = 3000;

/**
 * The value of a promise; undefined where it takes long and a save has overtaken it.
 *
 * @param untilOvertaken called where it takes long; once this settles, the result is given up
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
