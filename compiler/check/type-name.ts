import { writtenName } from '../model/ids.ts';
import type { Type } from '../model/model.ts';
import { partsOf } from '../model/walk.ts';

/** A type as hints write it. A type that is too long to be written out is shown as a letter. */
export function typeInHint(type: Type): string {
  const name = typeName(type);
  return name.includes('...') ? 'T' : name;
}

/** A type in TypeScript syntax. */
export function typeName(type: Type): string {
  switch (type.kind) {
    case 'model':
      return writtenName(type.id);
    case 'object': {
      const keys = type.indexes?.map(({ key }) => `[key: ${key?.text ?? 'string'}]`) ?? [];
      const members = [...type.properties.map(({ name }) => name), ...keys].map((name) => `${name}: ...`);
      return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
    }
    case 'record':
      return `Record<string, ${typeName(type.value)}>`;
    case 'tuple':
      return `[${partsOf(type).map(typeName).join(', ')}]`;
    case 'list':
      return type.item.kind === 'union' || type.item.kind === 'literal'
        ? `(${typeName(type.item)})[]`
        : `${typeName(type.item)}[]`;
    case 'union':
      return type.members.map(typeName).join(' | ');
    case 'literal':
      return type.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'number':
      return type.int ? 'int' : 'number';
    case 'string':
      return type.template?.text ?? 'string';
    case 'date':
      return 'Date';
    default:
      return type.kind;
  }
}
