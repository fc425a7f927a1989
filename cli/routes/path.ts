import type { Route } from '../../compiler/model/model.ts';

/** The path as written in the table, where a rest parameter has its own notation, `{path...}`. */
export function pathOf({ path }: Route): string {
  const texts = path.map((one) => {
    if (one.kind === 'static') return one.text;
    return one.kind === 'rest' ? `{${one.name}...}` : `{${one.name}}`;
  });
  return `/${texts.join('/')}`;
}
