import type { Route } from '../../compiler/model/model.ts';

/** As the table has it: what takes the rest of a path is told apart. */
export function pathOf({ path }: Route): string {
  const texts = path.map((one) => {
    if (one.kind === 'static') return one.text;
    return one.kind === 'rest' ? `{${one.name}...}` : `{${one.name}}`;
  });
  return `/${texts.join('/')}`;
}
