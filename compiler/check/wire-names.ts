import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { type FormField, formFieldsOf } from '../model/form-fields.ts';
import type { Operation, Parameter } from '../model/model.ts';
import { sourceNames } from '../model/source-names.ts';
import { wireKey } from '../model/wire-key.ts';

/**
 * Reports two parameters of one function that read the same name. Each pair is reported once, whatever names
 * they share.
 */
export function checkWireNames(
  { parameters }: Pick<Operation, 'parameters'>,
  diagnostics: Diagnostics,
): void {
  const taken = new Map<string, Parameter>();
  for (const parameter of parameters) {
    const shared = new Map<Parameter, WireName[]>();
    for (const one of wireNames(parameter)) {
      const other = taken.get(one.key);
      if (other === undefined) taken.set(one.key, parameter);
      else shared.set(other, [...(shared.get(other) ?? []), one]);
    }
    for (const [other, names] of shared) report(parameter, other, names, diagnostics);
  }
}

function report(
  parameter: Parameter,
  other: Parameter,
  names: readonly WireName[],
  diagnostics: Diagnostics,
): void {
  // The fields of a form model keep their own names.
  const renamed = [parameter, other].find(({ kind }) => kind !== 'form-model')?.name;
  const texts = names.map(({ name }) => name);
  diagnostics.add('duplicate-wire-name', parameter.span, names[0]!.source, texts, other.name, renamed);
}

/** A name that a parameter reads from a request. */
export interface WireName {
  readonly source: string;
  readonly name: string;
  /** Equal for names that read the same value. */
  readonly key: string;
  /** The parameter, or the field of a form model. */
  readonly read: FormField;
}

export function wireNames(parameter: Parameter): readonly WireName[] {
  const all = parameter.kind === 'text' ? [parameter] : formFieldsOf(parameter);
  return all.map((read) => {
    const source = sourceNames[read.kind === 'file' ? 'form' : read.source];
    const key = `${source} ${read.kind === 'file' ? read.wireName : wireKey(read)}`;
    return { source, name: read.wireName, key, read };
  });
}
