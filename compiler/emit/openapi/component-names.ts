import { grouped } from '../../grouped.ts';
import type { Models } from '../../model/model.ts';
import { hasDefaults, typesIn } from '../../model/walk.ts';
import { byEntryKey } from '../../order.ts';
import { freeName } from '../../print/free-name.ts';

/** The names of a model's components: one for requests and one for answers, which may be the same. */
export type ComponentNames = ReadonlyMap<string, { readonly input: string; readonly output: string }>;

/** The names that OpenAPI allows for components. */
const sound = /^[\w.-]+$/;

/** A model with defaults has two components: clients may omit a field that they always get. */
export function componentNames(models: Models): ComponentNames {
  const names = modelNames(models);
  const split = modelsWithDefaults(models);
  const taken = new Set(names.values());
  return new Map(
    [...names].map(([id, input]) => {
      if (!split.has(id)) return [id, { input, output: input }];
      let output = `${input}Output`;
      while (taken.has(output)) output += 'Output';
      taken.add(output);
      return [id, { input, output }];
    }),
  );
}

/**
 * The models that have defaults, also within other models. The search leads from models with defaults to
 * those that refer to them, because models may be recursive.
 */
function modelsWithDefaults(models: Models): ReadonlySet<string> {
  const all = [...models].flatMap(([id, { type }]) => typesIn(type).map((one) => [id, one] as const));
  const found = new Set(all.flatMap(([id, one]) => (hasDefaults(one) ? id : [])));
  const users = grouped(all.flatMap(([id, one]) => (one.kind === 'model' ? [[one.id, id] as const] : [])));
  // Iterating over a set also visits the members that are added meanwhile.
  for (const id of found) for (const user of users.get(id) ?? []) found.add(user);
  return found;
}

/**
 * The name of each model in the document: its own, where OpenAPI allows that. The title of the component is
 * always its own name.
 */
function modelNames(models: Models): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const all = [...models].sort(byEntryKey);
  for (const [id, { name }] of all) {
    if (!sound.test(name)) continue;
    names.set(id, name);
    taken.add(name);
  }
  for (const [id, { name }] of all) {
    if (names.has(id)) continue;
    // Such a name contains a `_`, so it differs from those of the document's own components.
    const plain = name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\w.-]/gu, '_');
    const wanted = plain.includes('_') ? plain : `${plain}_`;
    const free = freeName(wanted, (one) => taken.has(one));
    names.set(id, free);
    taken.add(free);
  }
  return names;
}
