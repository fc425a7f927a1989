import type { Models, Type } from '../../model/model.ts';
import { partsOf } from '../../model/walk.ts';
import { byEntryKey } from '../../order.ts';

/** What a model's components are called: one for what clients send and one for what they get, which may be the same. */
export type ComponentNames = ReadonlyMap<string, { readonly input: string; readonly output: string }>;

/** What OpenAPI lets a component be called. */
const sound = /^[\w.-]+$/;

/** A model with defaults has two components: what clients send may lack what they get. */
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
 * The models that have defaults, in themselves or further in: looked for from these outwards, for models may
 * lead in circles.
 */
function modelsWithDefaults(models: Models): ReadonlySet<string> {
  const found = new Set<string>();
  const users = new Map<string, string[]>();
  for (const [id, { type }] of models) {
    const visit = (one: Type): void => {
      if (hasDefaults(one)) found.add(id);
      if (one.kind === 'model') users.set(one.id, [...(users.get(one.id) ?? []), id]);
      for (const part of partsOf(one)) visit(part);
    };
    visit(type);
  }
  // A set hands out what is added on the way, too.
  for (const id of found) for (const user of users.get(id) ?? []) found.add(user);
  return found;
}

const hasDefaults = (type: Type) =>
  type.kind === 'object' && type.properties.some((one) => one.default !== undefined);

/**
 * What each model is called in the document: its name, where OpenAPI takes it. The component's title is the
 * name itself.
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
