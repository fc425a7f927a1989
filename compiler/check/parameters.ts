import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { nearest } from '../diagnose/suggest.ts';
import type { Model, Operation, Parameter, Property, Route, Span, TextParameter, Type } from '../model.ts';
import { pathText } from '../scan/segments.ts';

/** Parameters among each other, and with the path. */
export function checkParameters(model: Model, diagnostics: Diagnostics): void {
  for (const route of model.routes) {
    for (const operation of route.operations) {
      checkWireNames(operation, diagnostics);
      checkBodies(operation, diagnostics);
      for (const parameter of operation.parameters) {
        if (parameter.kind === 'text') checkText(parameter, route, diagnostics);
        if (parameter.kind === 'body') checkInput(parameter.type, parameter.span, model, diagnostics);
      }
    }
  }
}

function checkText(parameter: TextParameter, route: Route, diagnostics: Diagnostics): void {
  if (!isTextType(parameter.type)) diagnostics.add('not-a-text-type', parameter.span, sourceName(parameter), typeName(parameter.type));
  if (parameter.source !== 'path') return;
  const names = route.path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name));
  if (!names.includes(parameter.wireName)) {
    diagnostics.add('path-name-not-in-folder', parameter.span, parameter.wireName, pathText(route.path), nearest(parameter.wireName, names) ?? names[0]);
  }
  if (parameter.presence.kind !== 'required') diagnostics.add('optional-path', parameter.span, parameter.name);
}

function checkWireNames({ parameters }: Operation, diagnostics: Diagnostics): void {
  const taken = new Set<string>();
  for (const parameter of parameters) {
    if (parameter.kind !== 'text') continue;
    const key = `${parameter.source} ${parameter.wireName}`;
    if (taken.has(key)) diagnostics.add('duplicate-wire-name', parameter.span, sourceName(parameter), parameter.wireName);
    taken.add(key);
  }
}

function checkBodies({ parameters }: Operation, diagnostics: Diagnostics): void {
  const [, ...more] = parameters.filter(({ kind }: Parameter) => kind === 'body');
  for (const { span } of more) diagnostics.add('several-bodies', span);
}

/** A `Date` can be written as a text, but a text that comes in is no `Date`. */
function checkInput(type: Type, span: Span, model: Model, diagnostics: Diagnostics): void {
  const seen = new Set<string>();
  const visit = (one: Type, at: Span): void => {
    if (one.kind === 'date') {
      diagnostics.add('unsupported-type', at, 'Date', 'a text comes in, and nobody has made a Date of it', "Write `Field<string, { format: 'date-time' }>`, and `new Date(text)` in the method.");
    } else if (one.kind === 'list') visit(one.item, at);
    else if (one.kind === 'record') visit(one.value, at);
    else if (one.kind === 'union') for (const member of one.members) visit(member, at);
    else if (one.kind === 'object') visitAll(one.properties);
    else if (one.kind === 'model' && !seen.has(one.id)) {
      seen.add(one.id);
      visitAll(model.models.get(one.id)!.properties);
    }
  };
  const visitAll = (properties: readonly Property[]) => {
    for (const property of properties) visit(property.type, property.span);
  };
  visit(type, span);
}

/** What can be read from a text: `null` may stand in the type, for the default alone. */
function isTextType(type: Type): boolean {
  const [only, ...more] = type.kind === 'union' ? type.members.filter(({ kind }) => kind !== 'null') : [type];
  if (only === undefined || more.length > 0) return false;
  return only.kind === 'list' ? isScalar(only.item) : isScalar(only);
}

const isScalar = ({ kind }: Type) => kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'literal';

function sourceName({ source }: TextParameter): string {
  return { path: 'path segment', query: 'query parameter', header: 'header', cookie: 'cookie' }[source];
}

function typeName(type: Type): string {
  if (type.kind === 'union') return type.members.map(typeName).join(' | ');
  if (type.kind === 'list') return `${typeName(type.item)}[]`;
  return type.kind === 'model' || type.kind === 'object' ? 'a model' : type.kind;
}
