import type { Type } from '../model.ts';
import { partsOf } from '../model-walk.ts';
import type { TypeFunctions } from './type-functions.ts';

/**
 * Whether what is read of a type is no value of the author's type to TypeScript. Objects without a name, and models that no file exports,
 * have a type in generated code: its lists are readonly, its optional fields may be undefined, its enums are strings or numbers.
 */
export function isUnlike(type: Type, { output }: TypeFunctions): boolean {
  const seen = new Set<string>();
  const visit = (one: Type, isOwn: boolean): boolean => {
    const inside = (isNowOwn: boolean) => partsOf(one).some((part) => visit(part, isNowOwn));
    switch (one.kind) {
      case 'model': {
        const { source, type } = output.named(one.id);
        if (source !== undefined || seen.has(one.id)) return false;
        seen.add(one.id);
        return visit(type, true);
      }
      case 'object':
        return one.properties.some(({ optional }) => optional) || inside(true);
      case 'tuple':
        return true;
      case 'list':
        return isOwn || inside(isOwn);
      case 'literal':
        return isOwn && one.enum;
      default:
        return inside(isOwn);
    }
  };
  return visit(type, false);
}
