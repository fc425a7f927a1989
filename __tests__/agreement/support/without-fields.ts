import type { Model, NamedType, Type } from '../../../compiler/model/model.ts';

/** The Model without the fields of these names. */
export function withoutFields(model: Model, names: readonly string[]): Model {
  if (names.length === 0) return model;
  const lessOf = <T extends Type>(type: T): T => without(type, names) as T;
  return {
    ...model,
    models: new Map(
      [...model.models].map(([id, one]) => [id, { ...one, type: lessOf<NamedType>(one.type) }]),
    ),
    routes: model.routes.map((route) => ({
      ...route,
      operations: route.operations.map((operation) => ({
        ...operation,
        parameters: operation.parameters.map((one) =>
          one.kind === 'body' ? { ...one, type: lessOf(one.type) } : one,
        ),
        result: {
          ...operation.result,
          answers: operation.result.answers.map((one) =>
            'type' in one && one.type ? { ...one, type: lessOf(one.type) } : one,
          ),
        },
      })),
    })),
  };
}

/** The Model is plain data: an object with a name and a type is a property. */
function without(part: unknown, names: readonly string[]): unknown {
  if (Array.isArray(part)) {
    const kept = part.filter((one) => !(isProperty(one) && names.includes(one.name)));
    return kept.map((one) => without(one, names));
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, without(value, names)]));
}

function isProperty(part: unknown): part is { readonly name: string } {
  return typeof part === 'object' && part !== null && 'name' in part && 'type' in part;
}
