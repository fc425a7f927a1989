import { grouped } from '../../grouped.ts';
import { byCodeUnit } from '../../order.ts';
import { relativePath } from '../../paths.ts';
import { freeName } from '../../print/free-name.ts';
import { pascal } from '../../words.ts';

/** A model whose name may not be unique. Its id consists of the declaring files, `#` and the name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** A separator that no file name contains. */
const between = '\0';

export const modelId = (files: readonly string[], name: string) => `${files.join(between)}#${name}`;

/**
 * Makes the names of models unique: models of one name get the folders of their files as a prefix
 * (`UsersItem`, `PostsItem`), and those of the same files a number. Names are compared without case, because
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
      const common = commonFiles(group);
      for (const model of group) {
        const telling = filesOf(model).filter((file) => !common.includes(file));
        names.set(model.id, telling.map((file) => prefixOf(file, depth, root)).join('') + model.name);
      }
    }
  }
  // Names that still clash come from the same files, or from no file.
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

/** The declaring files in an id; none for a model that the app does not declare. */
const filesOf = ({ id }: Named) => /^([^#].*?)#[^#/]+(?:#\d+)?$/s.exec(id)?.[1]?.split(between) ?? [];

/** Whether the models of a group come from several places. */
const areSeveral = (group: readonly Named[]) =>
  new Set(group.map((model) => filesOf(model).join(between))).size > 1;

/**
 * The files that all models of a group have, and that therefore distinguish none: the file of `Page`, where
 * each model is a `Page<Todo>` with a `Todo` of its own.
 */
function commonFiles(group: readonly Named[]): readonly string[] {
  if (!areSeveral(group)) return [];
  return filesOf(group[0]!).filter((file) => group.every((model) => filesOf(model).includes(file)));
}

function prefixOf(file: string, depth: number, root: string): string {
  const parts = relativePath(root, file)
    .replace(/\.[cm]?tsx?$/, '')
    .split('/');
  const useful = parts.filter((part) => part !== 'page' && part !== 'index');
  return useful.slice(-depth).map(pascal).join('');
}
