import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { nearest } from '../diagnose/suggest.ts';
import type { FormModelParameter, Model, Operation, Parameter, Property, Route, Span, TextParameter, Type } from '../model.ts';
import { pathText } from '../scan/segments.ts';

/** Parameters among each other, and with the path. */
export function checkParameters(model: Model, diagnostics: Diagnostics): void {
  for (const route of model.routes) {
    for (const operation of route.operations) {
      checkWireNames(operation, diagnostics);
      checkBodies(operation, diagnostics);
      for (const parameter of operation.parameters) {
        if (parameter.kind === 'text') checkText(parameter, route, diagnostics);
        if (parameter.kind === 'form-model') checkForm(parameter, diagnostics);
        if (parameter.kind === 'body') checkInput(parameter.type, parameter.span, model, diagnostics);
      }
    }
  }
}

function checkText(parameter: TextParameter, route: Route, diagnostics: Diagnostics): void {
  if (!isTextType(parameter.type)) diagnostics.add('not-a-text-type', parameter.span, sourceNames[parameter.source], typeName(parameter.type));
  if (parameter.source !== 'path') return;
  const names = route.path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name));
  if (!names.includes(parameter.wireName)) {
    diagnostics.add('path-name-not-in-folder', parameter.span, parameter.wireName, pathText(route.path), nearest(parameter.wireName, names) ?? names[0]);
  }
  if (parameter.presence.kind !== 'required') diagnostics.add('optional-path', parameter.span, parameter.name);
}

function checkWireNames({ parameters }: Operation, diagnostics: Diagnostics): void {
  const taken = new Set<string>();
  const take = (source: string, name: string, span: Span) => {
    if (taken.has(`${source} ${name}`)) diagnostics.add('duplicate-wire-name', span, source, name);
    taken.add(`${source} ${name}`);
  };
  for (const parameter of parameters) {
    if (parameter.kind === 'text') take(sourceNames[parameter.source], parameter.wireName, parameter.span);
    if (parameter.kind === 'file') take(sourceNames.form, parameter.wireName, parameter.span);
    if (parameter.kind === 'form-model') for (const { name } of parameter.fields) take(sourceNames.form, name, parameter.span);
  }
}

/** The fields of a form are flat: each is a text. */
function checkForm({ fields }: FormModelParameter, diagnostics: Diagnostics): void {
  for (const { span, type } of fields) {
    if (!isTextType(type)) diagnostics.add('not-a-text-type', span, sourceNames.form, typeName(type));
  }
}

function checkBodies({ parameters }: Operation, diagnostics: Diagnostics): void {
  const [, ...more] = parameters.filter(({ kind }: Parameter) => kind === 'body');
  for (const { span } of more) diagnostics.add('several-bodies', span);
  const form = parameters.find((one) => one.kind === 'file' || one.kind === 'form-model' || (one.kind === 'text' && one.source === 'form'));
  if (form && parameters.some(({ kind }) => kind === 'body')) diagnostics.add('body-and-form', form.span);
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

const sourceNames = {
  path: 'path segment',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
  form: 'form field',
} as const;

function typeName(type: Type): string {
  if (type.kind === 'union') return type.members.map(typeName).join(' | ');
  if (type.kind === 'list') return `${typeName(type.item)}[]`;
  return type.kind === 'model' || type.kind === 'object' ? 'a model' : type.kind;
}
