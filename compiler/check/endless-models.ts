import { code } from '../diagnose/catalogue/code.ts';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { writtenName } from '../model/ids.ts';
import type { Model, Models, NamedModel, Property, Type } from '../model/model.ts';
import { isRequired } from '../model/walk.ts';
import { typeInHint } from './type-name.ts';

/**
 * Reports models that contain themselves in a required field or item, `interface Node { parent: Node }`: no
 * JSON that ends is of such a type. Of models that contain each other, one is reported.
 */
export function checkEndlessModels({ models }: Model, diagnostics: Diagnostics): void {
  const finite = finiteModels(models);
  const seen = new Set<NamedModel>();
  for (const first of models.values()) {
    const path = new Set<NamedModel>();
    let model: NamedModel | undefined = finite.has(first.id) ? undefined : first;
    while (model && !seen.has(model)) {
      seen.add(model);
      path.add(model);
      const field = endlessField(model.type, finite);
      const next = endlessPart(field?.type ?? model.type, finite, models);
      if (next && path.has(next)) report(model, field, next, diagnostics);
      model = next;
    }
  }
}

/** Reports a model at the field that never ends; a tuple, or a list of at least one item, has no such field. */
function report(
  { id, span }: NamedModel,
  field: Property | undefined,
  next: NamedModel,
  diagnostics: Diagnostics,
): void {
  const [name, other] = [writtenName(id), writtenName(next.id)];
  const type = field && typeInHint(field.type);
  diagnostics.add(
    'unsupported-type',
    field?.span ?? span,
    name,
    `${field ? `its \`${field.name}\`` : 'one of its items'} requires another \`${other}\`, and so on without end`,
    field
      ? `Let it end: write ${code(`${field.name}?: ${type}`)}, or ${code(`${field.name}: ${type} | null`)}.`
      : `Let it end: write that item as ${code(`${other} | null`)}.`,
  );
}

/** The models that have a value of finite size, by id. */
function finiteModels(models: Models): ReadonlySet<string> {
  const finite = new Set<string>();
  let before: number;
  do {
    before = finite.size;
    for (const { id, type } of models.values()) if (canEnd(type, finite)) finite.add(id);
  } while (finite.size > before);
  return finite;
}

function canEnd(type: Type, finite: ReadonlySet<string>): boolean {
  const isOne = (one: Type) => canEnd(one, finite);
  if (type.kind === 'model') return finite.has(type.id);
  return type.kind === 'union' ? type.members.some(isOne) : requiredParts(type).every(isOne);
}

/** The parts of which a value has at least one each; of a union its members. Names are not followed. */
function requiredParts(type: Type): readonly Type[] {
  switch (type.kind) {
    case 'object':
      return type.properties.filter(isRequired).map((one) => one.type);
    case 'list':
      return type.minItems ? [type.item] : [];
    case 'tuple':
      return [...type.items.filter(({ optional }) => !optional).map((one) => one.type), ...type.tail];
    case 'union':
      return type.members;
    default:
      return [];
  }
}

/** The first required field without a value of finite size, of an object or of one in a union or a list. */
function endlessField(type: Type, finite: ReadonlySet<string>): Property | undefined {
  if (type.kind === 'object')
    return type.properties.find((one) => isRequired(one) && !canEnd(one.type, finite));
  for (const part of requiredParts(type)) {
    const field = endlessField(part, finite);
    if (field) return field;
  }
  return undefined;
}

/** The model without a value of finite size that a type requires. */
function endlessPart(type: Type, finite: ReadonlySet<string>, models: Models): NamedModel | undefined {
  if (type.kind === 'model') return finite.has(type.id) ? undefined : models.get(type.id);
  const part = requiredParts(type).find((one) => !canEnd(one, finite));
  return part && endlessPart(part, finite, models);
}
