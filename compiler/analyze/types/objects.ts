import type { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';
import { isBrandedObject } from './brands.ts';
import { reportChangedType } from './changed-type.ts';
import { isData } from './class-members.ts';
import { propertiesInOrder } from './order.ts';
import { readProperty } from './properties.ts';
import { readIndexes } from './structures.ts';
import type { TypeReader } from './types.ts';

/** Reads the fields and index signatures of an object. One with an index signature alone is a record. */
export function readObject(
  type: ts.Type,
  place: Place,
  reader: Pick<TypeReader, 'other' | 'readAsIs' | 'readInner'>,
  context: Context,
): Type {
  const { checker, diagnostics } = context;
  reportChangedType(type, place, context);
  const indexes = readIndexes(type, place, context, reader.readInner);
  // Faults of fields that are written elsewhere are all reported at this place.
  const properties = diagnostics.firstAt(place.span, () =>
    propertiesInOrder(type, checker)
      .filter(isData)
      .map((symbol) => readProperty(symbol, type, place, reader, context)),
  );
  const [index] = indexes ?? [];
  const brand = isBrandedObject(type, checker) && ({ branded: true } as const);
  if (index && index.key === undefined && properties.length === 0)
    return { kind: 'record', value: index.value, optional: index.optional, isVoid: index.isVoid, ...brand };
  return { kind: 'object', properties, ...(indexes && { indexes }), ...brand };
}
