import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type {
  BodyParameter,
  Constant,
  FileParameter,
  Model,
  Span,
  TextParameter,
  Type,
} from '../model/model.ts';
import { rejection } from '../model/rejection.ts';
import { typesIn } from '../model/walk.ts';
import { functionsOf } from '../model/whole-operation.ts';
import { literal } from '../print/quote.ts';
import { capital } from '../words.ts';
import { meantDefault } from './meant-default.ts';
import { typeInHint } from './type-name.ts';

/**
 * Reports defaults that violate their own declaration. A default goes into the document, and nothing
 * validates it at run time.
 */
export function checkDefaults(model: Model, diagnostics: Diagnostics): void {
  const checkFields = (type: Type): void => {
    const fields = typesIn(type).flatMap((one) => (one.kind === 'object' ? one.properties : []));
    for (const { default: filled, defaultSpan, span, type: its } of fields)
      if (filled !== undefined)
        report(its, filled, defaultSpan ?? span, `Field<${typeInHint(its)} | null, { default: null }>`);
  };
  const report = (type: Type, value: Constant, span: Span, nullable?: string) => {
    const reason = rejection(type, value, model.models, 'received');
    if (reason === undefined) return;
    const meant = meantDefault(type, value, model.models);
    const better =
      value === null && nullable !== undefined
        ? ({ kind: 'null', declaration: nullable } as const)
        : meant !== undefined
          ? ({ kind: 'value', value: literal(meant) } as const)
          : undefined;
    // JSON has no infinity, which is what a literal as large as `1e400` is.
    const shown = typeof value === 'number' ? String(value) : JSON.stringify(value);
    diagnostics.add('default-breaks-constraint', span, shown, reason, better);
  };
  const checkUploads = ({ presence, rules }: FileParameter) => {
    if (presence.kind !== 'default' || !Array.isArray(presence.value)) return;
    // A constant cannot be an upload. Only the number of items in a default list can be checked.
    const list: Type = { kind: 'list', item: { kind: 'unknown' }, ...rules };
    report(list, presence.value, presence.span);
  };
  for (const { type } of model.models.values()) checkFields(type);
  for (const { parameters } of functionsOf(model)) {
    for (const parameter of parameters) {
      if (parameter.kind === 'file') checkUploads(parameter);
      if (!('type' in parameter)) continue;
      const { presence, type } = parameter;
      // A default of a form model is invalid and reported elsewhere.
      if (presence.kind === 'default' && parameter.kind !== 'form-model')
        report(type, presence.value, presence.span, orNull(parameter));
      checkFields(type);
    }
  }
}

/** The declaration with `null` added to the type, without the options. */
function orNull({ type, ...parameter }: BodyParameter | TextParameter): string {
  const declarator = parameter.kind === 'text' ? parameter.source : 'body';
  return `${parameter.name}: ${capital(declarator)}<${typeInHint(type)} | null> = null`;
}
