import ts from 'typescript';

/** The `typescript` of the typia that is bundled with the command line: both import the same one. */
export function typiasTypeScript(): typeof ts {
  return ts;
}
