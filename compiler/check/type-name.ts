import type { Models, Type } from '../model.ts';
import { partsOf } from '../model-walk.ts';

/** A type for code that a hint proposes: a letter stands for one that is too long to be written out. */
export function typeInHint(type: Type, models: Models): string {
  const name = typeName(type, models);
  return name.includes('...') ? 'T' : name;
}

/** A type as its author would write it. */
export function typeName(type: Type, models: Models): string {
  switch (type.kind) {
    case 'model':
      return models.get(type.id)!.name;
    case 'object':
      return `{ ${type.properties.map(({ name }) => `${name}: ...`).join('; ')} }`;
    case 'record':
      return `Record<string, ${typeName(type.value, models)}>`;
    case 'tuple':
      return `[${partsOf(type)
        .map((one) => typeName(one, models))
        .join(', ')}]`;
    case 'list':
      return type.item.kind === 'union' || type.item.kind === 'literal'
        ? `(${typeName(type.item, models)})[]`
        : `${typeName(type.item, models)}[]`;
    case 'union':
      return type.members.map((one) => typeName(one, models)).join(' | ');
    case 'literal':
      return type.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'number':
      return type.int ? 'int' : 'number';
    case 'date':
      return 'Date';
    default:
      return type.kind;
  }
}
