import type { Models } from '../../model.ts';

/** What OpenAPI lets a component be called. */
const sound = /^[\w.-]+$/;

/** What each model is called among the document's components: its name, where OpenAPI takes it. The component's title is the name itself. */
export function componentNames(models: Models): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const all = [...models].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [id, { name }] of all) {
    if (!sound.test(name)) continue;
    names.set(id, name);
    taken.add(name);
  }
  for (const [id, { name }] of all) {
    if (names.has(id)) continue;
    // Each holds a `_`, which none of the document's own components does.
    const plain = name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\w.-]/gu, '_');
    const wanted = plain.includes('_') ? plain : `${plain}_`;
    let free = wanted;
    for (let n = 2; taken.has(free); n++) free = `${wanted}${n}`;
    names.set(id, free);
    taken.add(free);
  }
  return names;
}
