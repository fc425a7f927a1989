import ts from 'typescript';

/** The `typescript` of a typia that is bundled with us: both import the same. */
export function typiasTypeScript(): typeof ts {
  return ts;
}
