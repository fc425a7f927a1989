import { writtenName } from '../model/ids.ts';
import type { Models, Property, TextSource, Type } from '../model/model.ts';
import { fieldsOf, holds, isBounded } from '../model/walk.ts';
import { isIdentifier, literal } from '../print/quote.ts';
import { capital } from '../words.ts';
import { isTextType } from './text-types.ts';
import { typeInHint } from './type-name.ts';

/**
 * The parameters that can replace a model where one text cannot hold it, one for each field:
 * `page: Query<int>, size?: Query<int>`. Undefined where a field needs more than a text.
 */
export function fieldParameters(
  source: TextSource,
  type: Type,
  models: Models,
): { kind: 'fields'; parameters: string } | undefined {
  const fields = fieldsOf(type, models) ?? [];
  if (fields.length === 0) return undefined;
  if (!fields.every(({ name, type: its }) => isIdentifier(name) && isTextType(its))) return undefined;
  // A field with constraints is referred to by its model, `Page['size']`, which keeps them.
  const typeOf = (name: string, its: Type) =>
    type.kind === 'model' && holds(its, models, isBounded)
      ? `${writtenName(type.id)}['${name}']`
      : typeInHint(its);
  const text = ({ default: initial, name, optional, type: its }: Property) =>
    `${name}${optional ? '?' : ''}: ${capital(source)}<${typeOf(name, its)}>${initial === undefined ? '' : ` = ${literal(initial)}`}`;
  // Optional parameters come last.
  const parameters = [...fields]
    .sort((a, b) => Number(a.optional) - Number(b.optional))
    .map(text)
    .join(', ');
  return { kind: 'fields', parameters };
}
