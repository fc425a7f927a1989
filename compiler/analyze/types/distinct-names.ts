import { grouped } from '../../grouped.ts';
import { byCodeUnit } from '../../order.ts';
import { relativePath } from '../../paths.ts';
import { freeName } from '../../print/free-name.ts';
import { pascal } from '../../words.ts';

/**
 * A model whose name may not be unique. Its id consists of the places that declare it, `#` and the name. A
 * place is a file, or a namespace in it: `sale.ts/Sale`.
 */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** A separator that no place contains. */
const between = '\0';

export const modelId = (places: readonly string[], name: string) => `${places.join(between)}#${name}`;

/**
 * Makes the names of models unique: models of one name get their namespaces, files and folders as a prefix
 * (`UsersItem`, `PostsItem`), and those of the same places a number. Names are compared without case, because
 * they become file names. No model gets a `reserved` name; these are in lower case.
 */
export function distinctNames<T extends Named>(
  models: ReadonlyMap<string, T>,
  root: string,
  reserved: readonly string[] = [],
): ReadonlyMap<string, T> {
  const sorted = [...models.values()].sort((a, b) => byCodeUnit(a.id, b.id));
  const names = new Map(sorted.map((model) => [model.id, model.name]));
  for (let depth = 1; depth <= 32; depth++) {
    const groups = grouped(sorted.map((model) => [names.get(model.id)!.toLowerCase(), model]));
    const clashing = [...groups].filter(([name, group]) => areSeveral(group) || reserved.includes(name));
    if (clashing.length === 0) break;
    for (const [, group] of clashing) {
      const common = commonPlaces(group);
      for (const model of group) {
        const telling = placesOf(model).filter((place) => !common.includes(place));
        names.set(model.id, telling.map((place) => prefixOf(place, depth, root)).join('') + model.name);
      }
    }
  }
  // Names that still clash come from the same places, or from none.
  const taken = new Set(reserved);
  for (const { id } of sorted) {
    const name = freeName(names.get(id)!, (one) => taken.has(one.toLowerCase()));
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

/** The places in an id; none for a model that the app does not declare. */
const placesOf = ({ id }: Named) => /^([^#].*?)#[^#/]+(?:#\d+)?$/s.exec(id)?.[1]?.split(between) ?? [];

/** Whether the models of a group come from several places. */
const areSeveral = (group: readonly Named[]) =>
  new Set(group.map((model) => placesOf(model).join(between))).size > 1;

/**
 * The places that all models of a group have, and that therefore distinguish none: the file of `Page`, where
 * each model is a `Page<Todo>` with a `Todo` of its own.
 */
function commonPlaces(group: readonly Named[]): readonly string[] {
  if (!areSeveral(group)) return [];
  return placesOf(group[0]!).filter((place) => group.every((model) => placesOf(model).includes(place)));
}

function prefixOf(place: string, depth: number, root: string): string {
  const parts = relativePath(root, place)
    .replace(/\.[cm]?tsx?(?=\/|$)/, '')
    .split('/');
  const useful = parts.filter((part) => part !== 'page' && part !== 'index');
  return useful.slice(-depth).map(pascal).join('');
}
