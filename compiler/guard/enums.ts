/**
 * The enums by which syntax trees and types are read. A package with other values would misread the program.
 */
const compared = ['SyntaxKind', 'TypeFlags', 'ObjectFlags', 'SymbolFlags', 'NodeFlags'] as const;

type Enums = { readonly [name in (typeof compared)[number]]: object };

/**
 * A sentence about the first enum in which a package's TypeScript differs from ours; undefined where none
 * does.
 */
export function enumFault(ours: Enums, packages: { readonly [name: string]: Enums }): string | undefined {
  for (const [name, theirs] of Object.entries(packages)) {
    for (const one of compared) {
      const [own, other] = [ours[one], theirs[one]] as Record<string, unknown>[];
      const different = Object.keys({ ...own, ...other }).find((key) => own?.[key] !== other?.[key]);
      if (different !== undefined)
        return `\`${one}.${different}\` of the TypeScript in \`${name}\` is not that of \`typescript\``;
    }
  }
  return undefined;
}
