/**
 * A regular expression with the flag `u` that is created when first needed, for those with classes like
 * `\p{L}`. V8 parses a literal when it reads the module, even in a function that is never called, and building
 * such a class takes it as long as reading thousands of lines.
 */
export function latePattern(source: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, 'u');
    return pattern;
  };
}
