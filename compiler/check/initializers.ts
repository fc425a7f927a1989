import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model, Type } from '../model/model.ts';
import { partsOf } from '../model/walk.ts';
import { functionsOf } from '../model/whole-operation.ts';
import { typeInHint } from './type-name.ts';

/**
 * Reports field initializers of classes in bodies and forms. An initializer is no default, because nobody
 * constructs the class from a request.
 */
export function checkInitializers(model: Model, diagnostics: Diagnostics): void {
  const seen = new Set<string>();
  const visit = (type: Type): void => {
    if (type.kind === 'model') {
      if (seen.has(type.id)) return;
      seen.add(type.id);
      const named = model.models.get(type.id)!;
      // A class with methods is reported elsewhere.
      if (named.method === undefined) visit(named.type);
      return;
    }
    for (const { initializer, name, optional, type: its } of type.kind === 'object' ? type.properties : []) {
      // A field with a single literal value is a discriminator, which has that value anyway.
      if (initializer === undefined || (its.kind === 'literal' && its.values.length === 1)) continue;
      // An optional field would not be filled in by a default either, and the handler's type says so.
      if (optional) continue;
      const { enum: type = typeInHint(its), span, value } = initializer;
      diagnostics.add('unused-initializer', span, name, { kind: 'field', type, value });
    }
    for (const part of partsOf(type)) visit(part);
  };
  for (const { parameters } of functionsOf(model))
    for (const parameter of parameters) if ('type' in parameter) visit(parameter.type);
}
