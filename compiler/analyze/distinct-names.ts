import { relative } from 'node:path';
import { pascal } from '../words.ts';

/** What has a name that others may have too. Its id is the declaring file, `#` and the name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Gives models of one name the folders they come from as a prefix, `UsersItem` and `PostsItem`, and those of one file a number.
 * Upper and lower case count as the same, for names become file names. `reserved` names, in lower case, are given to nobody.
 */
export function distinctNames<T extends Named>(
  models: ReadonlyMap<string, T>,
  root: string,
  reserved: readonly string[] = [],
): ReadonlyMap<string, T> {
  const sorted = [...models.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const names = new Map(sorted.map((model) => [model.id, model.name]));
  for (let depth = 1; depth <= 32; depth++) {
    const files = new Map<string, Set<string | undefined>>();
    for (const [id, name] of names)
      files.set(name.toLowerCase(), (files.get(name.toLowerCase()) ?? new Set()).add(fileOf(id)));
    const isTaken = (name: string) => files.get(name)!.size > 1 || reserved.includes(name);
    const clashing = sorted.filter(({ id }) => isTaken(names.get(id)!.toLowerCase()));
    if (clashing.length === 0) break;
    for (const model of clashing) names.set(model.id, prefixed(model, depth, root));
  }
  // What still clashes comes from one file, or from none.
  const taken = new Set(reserved);
  for (const { id } of sorted) {
    let name = names.get(id)!;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${names.get(id)}${n}`;
    taken.add(name.toLowerCase());
    names.set(id, name);
  }
  return new Map(
    [...models].map(([id, model]) => {
      const name = names.get(id)!;
      return [id, name === model.name ? model : { ...model, name }];
    }),
  );
}

/** The declaring file of an id, after whose name a number may stand; undefined for what the app does not declare. */
const fileOf = (id: string) => /^([^#].*?)#[^#/]+(?:#\d+)?$/s.exec(id)?.[1];

function prefixed(model: Named, depth: number, root: string): string {
  const file = fileOf(model.id);
  if (file === undefined) return model.name;
  const parts = relative(root, file)
    .replaceAll('\\', '/')
    .replace(/\.[cm]?tsx?$/, '')
    .split('/');
  const useful = parts.filter((part) => part !== 'page' && part !== 'index');
  return useful.slice(-depth).map(pascal).join('') + model.name;
}
