/** What to say of a declarator that takes a few options alone. */
export function takes(options: readonly string[]): string {
  return `It takes ${options.map((one) => `\`${one}\``).join(' and ')}.`;
}
