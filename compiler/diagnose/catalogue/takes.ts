import { enumerated } from '../../words.ts';
import { code } from './code.ts';

/** The hint for a declarator that has only a few options. */
export function takes(options: readonly string[]): string {
  return `It takes ${enumerated(options.map(code))}.`;
}

/** The hint for a declarator whose options depend on its type. `anyway` are those of every type. */
export function takesByType(anyway: readonly string[]): string {
  return `Numbers have \`ge\`, \`gt\`, \`le\`, \`lt\`, \`multipleOf\`; strings \`minLength\`, \`maxLength\`, \`regex\`, \`format\`; lists \`minItems\`, \`maxItems\`, \`uniqueItems\`; all have ${anyway.map(code).join(', ')}.`;
}
