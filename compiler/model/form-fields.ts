import type { FileParameter, Parameter, Property, TextParameter } from './model.ts';

/** A form field that a parameter reads. */
export type FormField = TextParameter | FileParameter;

/** The form fields that a parameter reads. A form model reads one text for each of its fields. */
export function formFieldsOf(parameter: Parameter): readonly FormField[] {
  if (parameter.kind === 'form-model') return parameter.fields.map(fieldText);
  return parameter.kind === 'file' || (parameter.kind === 'text' && parameter.source === 'form')
    ? [parameter]
    : [];
}

/** A field of a form model, as the text parameter that reads it. */
export function fieldText(field: Property): TextParameter {
  const { default: value, docs, name, optional, span, type } = field;
  const absent = optional ? 'optional' : 'required';
  return {
    kind: 'text',
    source: 'form',
    name,
    wireName: name,
    docs,
    type,
    presence:
      value === undefined ? { kind: absent } : { kind: 'default', value, span: field.defaultSpan ?? span },
    span,
    typeSpan: span,
  };
}
