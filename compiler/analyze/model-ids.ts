/** The ids of all models that plain data of the Model refers to. */
export function modelIds(data: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if (one instanceof Map) return one.forEach(visit);
    if (Array.isArray(one)) return one.forEach(visit);
    const { kind, id } = one as { kind?: unknown; id?: unknown };
    if (kind === 'model' && typeof id === 'string') found.add(id);
    for (const part of Object.values(one)) visit(part);
  };
  visit(data);
  return found;
}
