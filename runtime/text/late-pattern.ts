/**
 * A regular expression that is made when it is first needed, for those with classes like `\p{L}`: V8 reads a
 * literal when it reads the module, even in a function that nobody calls, and to put together such a class
 * takes it as long as thousands of lines.
 */
export function latePattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, flags);
    return pattern;
  };
}
