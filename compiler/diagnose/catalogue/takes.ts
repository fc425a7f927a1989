import { code } from './code.ts';

/** The hint for a declarator that has only a few options. */
export function takes(options: readonly string[]): string {
  const names = options.map(code);
  const before = names.slice(0, -1).join(', ');
  return `It takes ${before === '' ? '' : `${before} and `}${names.at(-1)}.`;
}

/** The hint for a declarator whose options depend on its type. `anyway` are those of every type. */
export function takesByType(anyway: readonly string[]): string {
  return `Numbers have \`ge\`, \`gt\`, \`le\`, \`lt\`, \`multipleOf\`; strings \`minLength\`, \`maxLength\`, \`regex\`, \`format\`; lists \`minItems\`, \`maxItems\`, \`uniqueItems\`; all have ${anyway.map(code).join(', ')}.`;
}
