import { code } from './code.ts';

/** What to say of a declarator that takes a few options alone. */
export function takes(options: readonly string[]): string {
  const names = options.map(code);
  const before = names.slice(0, -1).join(', ');
  return `It takes ${before === '' ? '' : `${before} and `}${names.at(-1)}.`;
}

/** And of one that takes what the kind of its type takes, beside what stands on any. */
export function takesByType(anyway: readonly string[]): string {
  return `Numbers have \`ge\`, \`gt\`, \`le\`, \`lt\`, \`multipleOf\`; strings \`minLength\`, \`maxLength\`, \`regex\`, \`format\`; lists \`minItems\`, \`maxItems\`, \`uniqueItems\`; all have ${anyway.map(code).join(', ')}.`;
}
