import type { Models } from './model.ts';

/** The ids of the models that plain data leads to, itself or through others. */
export function reachedModels(models: Models, from: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if (one instanceof Map) {
      for (const part of one.values()) visit(part);
      return;
    }
    const { kind, id } = one as { kind?: unknown; id?: unknown };
    if (kind === 'model' && typeof id === 'string' && models.has(id) && !found.has(id)) {
      found.add(id);
      visit(models.get(id));
    }
    for (const part of Object.values(one)) visit(part);
  };
  visit(from);
  return found;
}

/** The name that its author gave a model: where several have one name, the document calls them by others. */
export function writtenName(id: string): string {
  return /#([^#/]+)(?:#\d+)?$/.exec(id)![1]!;
}
