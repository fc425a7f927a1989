import type { Models } from './model.ts';

/** The ids of all models that plain data refers to, directly or through other models. */
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

/**
 * The name that the author gave a model. Where several models share a name, the document uses other names.
 */
export function writtenName(id: string): string {
  return /#([^#/]+)(?:#\d+)?$/.exec(id)![1]!;
}
