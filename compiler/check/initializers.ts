import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model, Type } from '../model/model.ts';
import { partsOf } from '../model/walk.ts';
import { typeInHint } from './type-name.ts';

/**
 * Reports field initializers of classes in bodies and forms. An initializer is no default, because nobody
 * constructs the class from a request.
 */
export function checkInitializers({ dependencies, models, routes }: Model, diagnostics: Diagnostics): void {
  const seen = new Set<string>();
  const visit = (type: Type): void => {
    if (type.kind === 'model') {
      if (seen.has(type.id)) return;
      seen.add(type.id);
      const model = models.get(type.id)!;
      // A class with methods is reported elsewhere.
      if (model.method === undefined) visit(model.type);
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
  const operations = routes.flatMap((route) => route.operations);
  for (const { parameters } of [...operations, ...dependencies.values()])
    for (const parameter of parameters) if ('type' in parameter) visit(parameter.type);
}
