import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { formFieldsOf } from '../model/form-fields.ts';
import type { Operation, Parameter } from '../model/model.ts';
import { sourceNames } from '../model/source-names.ts';
import { wireKey } from '../model/wire-key.ts';

/** Parameters of one function read different things: two of them are complained about once, whatever they share. */
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
  // What a model reads has the names of its fields.
  const renamed = [parameter, other].find(({ kind }) => kind !== 'form-model')?.name;
  const texts = names.map(({ name }) => name);
  diagnostics.add('duplicate-wire-name', parameter.span, names[0]!.source, texts, other.name, renamed);
}

/** A name that a parameter reads on the wire. */
interface WireName {
  readonly source: string;
  readonly name: string;
  /** Equal where the same is read. */
  readonly key: string;
}

function wireNames(parameter: Parameter): readonly WireName[] {
  const read = parameter.kind === 'text' ? [parameter] : formFieldsOf(parameter);
  return read.map((one) => {
    const source = sourceNames[one.kind === 'file' ? 'form' : one.source];
    return {
      source,
      name: one.wireName,
      key: `${source} ${one.kind === 'file' ? one.wireName : wireKey(one)}`,
    };
  });
}
