/** What to say of a declarator that takes a few options alone. */
export function takes(options: readonly string[]): string {
  const names = options.map((one) => `\`${one}\``);
  const before = names.slice(0, -1).join(', ');
  return `It takes ${before === '' ? '' : `${before} and `}${names.at(-1)}.`;
}
