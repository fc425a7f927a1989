import { relative } from 'node:path';
import type { NamedModel } from '../model.ts';
import { pascal } from '../words.ts';

/**
 * Gives models of one name the folders they come from as a prefix: `UsersItem` and `PostsItem`.
 * Upper and lower case count as the same, for names become file names.
 */
export function distinctNames(
  models: ReadonlyMap<string, NamedModel>,
  root: string,
): ReadonlyMap<string, NamedModel> {
  const sorted = [...models.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const names = new Map(sorted.map((model) => [model.id, model.name]));
  for (let depth = 1; depth <= 32; depth++) {
    const count = new Map<string, number>();
    for (const name of names.values())
      count.set(name.toLowerCase(), (count.get(name.toLowerCase()) ?? 0) + 1);
    const clashing = sorted.filter(({ id }) => count.get(names.get(id)!.toLowerCase())! > 1);
    if (clashing.length === 0) break;
    for (const model of clashing) names.set(model.id, prefixed(model, depth, root));
  }
  // What still clashes comes from one file, or from none.
  const taken = new Set(ownComponents);
  for (const { id } of sorted) {
    let name = names.get(id)!;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${names.get(id)}${n}`;
    taken.add(name.toLowerCase());
    names.set(id, name);
  }
  return new Map([...models].map(([id, model]) => [id, { ...model, name: names.get(id)! }]));
}

/** Components that the document has of its own, in lower case. */
const ownComponents = [
  'httperrorbody',
  'validationerrorbody',
  'detailedhttperrorbody',
  'detailedvalidationerrorbody',
  'problemdetails',
  'validationproblemdetails',
];

function prefixed(model: NamedModel, depth: number, root: string): string {
  // The id is the declaring file, `#` and the name.
  const file = /^(.+)#[^#/]+(?:#\d+)?$/s.exec(model.id)?.[1];
  if (file === undefined) return model.name;
  const parts = relative(root, file)
    .replaceAll('\\', '/')
    .replace(/\.[cm]?tsx?$/, '')
    .split('/');
  const useful = parts.filter((part) => part !== 'page' && part !== 'index');
  return useful.slice(-depth).map(pascal).join('') + model.name;
}
