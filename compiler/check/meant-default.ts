import { nearest } from '../diagnose/suggest.ts';
import type { Constant, Models, Type } from '../model/model.ts';
import { rejection } from '../model/rejection.ts';
import { resolved } from '../model/walk.ts';

/**
 * The value of a type that a default was meant to be: `10` for `'10'`, `['home']` for `'home'`, `'open'` for
 * `'opne'`. Undefined where there is none.
 */
export function meantDefault(type: Type, value: Constant, models: Models): Constant | undefined {
  const forms = [...otherForms(value), ...nearestLiteral(resolved(type, models), value)];
  return forms.find((one) => rejection(type, one, models, 'received') === undefined);
}

function otherForms(value: Constant): readonly Constant[] {
  if (Array.isArray(value)) return [value.map(converted), ...(value.length === 1 ? [value[0]] : [])];
  const items = typeof value === 'string' ? value.split(',').map((item) => item.trim()) : [value];
  return [converted(value), items, items.map(converted)];
}

/** The number or boolean that a text says, or the text of a number or boolean; any other value as it is. */
function converted(value: Constant): Constant {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
}

function nearestLiteral(type: Type, value: Constant): readonly Constant[] {
  if (type.kind !== 'literal' || type.enum || typeof value !== 'string') return [];
  const texts = type.values.filter((one) => typeof one === 'string');
  return [nearest(value, texts) ?? []].flat();
}
