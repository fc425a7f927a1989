/** The TypeScript that this compiler is made and tested with. */
export const wantedTypeScript = '6.0';

/**
 * Why a version of TypeScript is not the one that the compiler depends on: a package manager can be told to
 * install another.
 */
export function versionFault(found: string): string | undefined {
  return found.startsWith(`${wantedTypeScript}.`)
    ? undefined
    : `\`typescript\` is ${found} here, and the compiler is made for ${wantedTypeScript}`;
}
