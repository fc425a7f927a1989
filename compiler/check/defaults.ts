import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Constant, Model, Property, Type } from '../model.ts';
import { rejection } from './accepts.ts';

/** A default must satisfy its own declaration: it goes into the document, and nobody validates it later. */
export function checkDefaults(model: Model, diagnostics: Diagnostics): void {
  const checkProperties = (properties: readonly Property[]) => {
    for (const property of properties) {
      if (property.default !== undefined) report(property.type, property.default, property);
      for (const type of nested(property.type)) if (type.kind === 'object') checkProperties(type.properties);
    }
  };
  const report = (type: Type, value: Constant, { span }: Pick<Property, 'span'>) => {
    const reason = rejection(type, value, model.models);
    if (reason !== undefined)
      diagnostics.add('default-breaks-constraint', span, JSON.stringify(value), reason);
  };
  for (const { properties } of model.models.values()) checkProperties(properties);
  const operations = model.routes.flatMap((route) => route.operations);
  for (const { parameters } of [...operations, ...model.dependencies.values()]) {
    for (const parameter of parameters) {
      if (parameter.kind === 'event' || parameter.kind === 'file' || parameter.kind === 'depends') continue;
      if (parameter.presence.kind === 'default')
        report(parameter.type, parameter.presence.value, parameter.presence);
      for (const type of nested(parameter.type)) if (type.kind === 'object') checkProperties(type.properties);
    }
  }
}

/** The type and those that it holds, models left out. */
function nested(type: Type): readonly Type[] {
  if (type.kind === 'list') return [type, ...nested(type.item)];
  if (type.kind === 'record') return [type, ...nested(type.value)];
  return type.kind === 'union' ? type.members.flatMap(nested) : [type];
}
