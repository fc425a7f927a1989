/**
 * Refuses imports of packages that are not dependencies. They work in this repository, where npm hoists all
 * packages, but fail for users.
 *
 * @param file what imports them
 * @param imports the specifiers
 */
export function refuseUndeclared(
  file: string,
  imports: readonly string[],
  dependencies: readonly string[],
): void {
  const missing = imports.filter(
    (path) =>
      !path.startsWith('node:') && !dependencies.some((name) => path === name || path.startsWith(`${name}/`)),
  );
  if (missing.length > 0)
    throw new Error(
      `${file} imports what its package does not declare as a dependency: ${[...new Set(missing)].join(', ')}`,
    );
}
