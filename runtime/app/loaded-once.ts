/**
 * A function that returns what `load` has loaded, which is called again only after a failure: that may have
 * passed, as when the process had too many open files.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
