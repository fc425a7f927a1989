/**
 * Milliseconds after which a save may interrupt the loading of the app's code: a module may wait at its top
 * level for something that never comes.
 */
const gracePeriod = 3000;

/**
 * The value of a promise; undefined where it takes long and a save has superseded it.
 *
 * @param untilSuperseded called where it takes long; once this settles, the result is given up
 */
export async function unlessSuperseded<T>(
  working: Promise<T>,
  untilSuperseded: () => Promise<void>,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const superseded = new Promise<undefined>((resolve) => {
    timer = setTimeout(async () => {
      await untilSuperseded();
      resolve(undefined);
    }, gracePeriod);
  });
  try {
    return await Promise.race([working, superseded]);
  } finally {
    clearTimeout(timer);
  }
}
