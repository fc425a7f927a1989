/** The version of TypeScript that this compiler is tested with. */
export const wantedTypeScript = '6.0';

/**
 * Why a version of TypeScript cannot be used; undefined where it can. A package manager may be configured to
 * install another version than the required one.
 */
export function versionFault(found: string): string | undefined {
  return found.startsWith(`${wantedTypeScript}.`)
    ? undefined
    : `\`typescript\` is ${found} here, and the compiler is made for ${wantedTypeScript}`;
}
