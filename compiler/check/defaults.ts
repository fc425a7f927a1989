import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Constant, Model, Property, Type } from '../model.ts';
import { partsOf } from '../model-walk.ts';
import { rejection } from './accepts.ts';

/** A default must satisfy its own declaration: it goes into the document, and nobody validates it later. */
export function checkDefaults(model: Model, diagnostics: Diagnostics): void {
  const checkProperties = (properties: readonly Property[]) => {
    for (const property of properties) {
      if (property.default !== undefined) report(property.type, property.default, property);
      checkNested(property.type);
    }
  };
  const checkNested = (type: Type): void => {
    if (type.kind === 'object') checkProperties(type.properties);
    else for (const part of partsOf(type)) checkNested(part);
  };
  const report = (type: Type, value: Constant, { span }: Pick<Property, 'span'>) => {
    const reason = rejection(type, value, model.models);
    if (reason !== undefined)
      diagnostics.add('default-breaks-constraint', span, JSON.stringify(value), reason);
  };
  for (const { type } of model.models.values()) checkNested(type);
  const operations = model.routes.flatMap((route) => route.operations);
  for (const { parameters } of [...operations, ...model.dependencies.values()]) {
    for (const parameter of parameters) {
      if (!('type' in parameter)) continue;
      if (parameter.presence.kind === 'default')
        report(parameter.type, parameter.presence.value, parameter.presence);
      checkNested(parameter.type);
    }
  }
}
