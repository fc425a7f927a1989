import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { nearest } from '../diagnose/suggest.ts';
import type {
  FormModelParameter,
  Model,
  Operation,
  Parameter,
  Route,
  Span,
  TextParameter,
  Type,
} from '../model/model.ts';
import { folderFor, pathText, segmentNames, segmentsRead } from '../model/path.ts';
import { sourceNames } from '../model/source-names.ts';
import { isRefused } from '../model/walk.ts';
import { isOfForm, wholeOperation } from '../model/whole-operation.ts';
import { isIdentifier } from '../print/quote.ts';
import { fieldParameters } from './field-parameters.ts';
import { checkInput } from './inputs.ts';
import { checkRest } from './rest-segments.ts';
import { formFieldInstead, formModelInstead, textInstead, wholeSource } from './text-instead.ts';
import { isTextType, itemWithComma } from './text-types.ts';
import { typeInHint, typeName } from './type-name.ts';
import { checkUnreadSegments } from './unread-segments.ts';
import { checkWireNames } from './wire-names.ts';

/** Checks parameters against each other and against the path. */
export function checkParameters(model: Model, diagnostics: Diagnostics): void {
  for (const route of model.routes) {
    for (const operation of route.operations) {
      checkWireNames(operation, diagnostics);
      checkBodies(operation, diagnostics);
      checkFormOfGet(operation, model, diagnostics);
      checkUnreadSegments(operation, route, model, diagnostics);
      for (const parameter of operation.parameters) {
        checkParameter(parameter, model, diagnostics);
        if (parameter.kind === 'text' && parameter.source === 'path')
          checkPath(parameter, operation, route, model, diagnostics);
      }
    }
  }
  for (const dependency of model.dependencies.values()) {
    checkWireNames(dependency, diagnostics);
    checkBodies(dependency, diagnostics);
    for (const parameter of dependency.parameters) {
      checkParameter(parameter, model, diagnostics);
      if (parameter.kind === 'text' && parameter.source === 'path') checkPresence(parameter, diagnostics);
    }
  }
}

function checkParameter(parameter: Parameter, model: Model, diagnostics: Diagnostics): void {
  if (parameter.kind === 'text') checkText(parameter, model, diagnostics);
  if (parameter.kind === 'form-model') checkForm(parameter, model, diagnostics);
  if (parameter.kind === 'body')
    diagnostics.usedAt(parameter.span, () =>
      checkInput(parameter.type, parameter.typeSpan, model, diagnostics),
    );
}

function checkText(parameter: TextParameter, model: Model, diagnostics: Diagnostics): void {
  const { source, type, typeSpan } = parameter;
  if (!isTextType(type) && !isReported(type))
    diagnostics.add(
      'not-a-text-type',
      typeSpan,
      sourceNames[source],
      typeName(type),
      fieldParameters(source, type, model.models) ??
        wholeSource(source, type, model.models) ??
        formModelInstead(source, type, model.models) ??
        textInstead(type),
    );
  checkItems(type, typeSpan, sourceNames[source], diagnostics);
}

function checkItems(type: Type, span: Span, source: string, diagnostics: Diagnostics): void {
  const item = itemWithComma(type);
  if (item !== undefined) diagnostics.add('comma-in-item', span, source, item);
}

function checkPath(
  parameter: TextParameter,
  operation: Operation,
  route: Route,
  { models }: Model,
  diagnostics: Diagnostics,
): void {
  const { name, span, type, wireName } = parameter;
  const names = segmentNames(route.path);
  // Where the fields of a model are to be declared instead, its own name no longer matters.
  if (!names.includes(wireName) && fieldParameters('path', type, models) === undefined) {
    const declared = segmentsRead(operation);
    const free = names.filter((one) => !declared.includes(one));
    const meant = nearest(wireName, free) ?? (free.length === 1 ? free[0] : undefined);
    const isText = route.path.some((one) => one.kind === 'static' && one.text === `:${wireName}`);
    // Not every segment name is a valid parameter name.
    const isRenamed = wireName === name && (meant === undefined || isIdentifier(meant));
    const change = isRenamed ? 'parameter' : meant === name ? 'no-alias' : 'alias';
    const renamed = { folder: folderFor(wireName, route, meant), meant };
    diagnostics.add('path-name-not-in-folder', span, wireName, pathText(route.path), renamed, isText, change);
  }
  checkPresence(parameter, diagnostics);
  checkRest(parameter, route, diagnostics);
}

function checkPresence({ name, presence, span }: TextParameter, diagnostics: Diagnostics): void {
  if (presence.kind !== 'required')
    diagnostics.add('optional-path', presence.kind === 'default' ? presence.span : span, name, presence.kind);
}

/**
 * Reports form models with fields that cannot be read from a text, and optional form models: a form does not
 * tell whether its model is there.
 */
function checkForm(
  { fields, name, presence, span, type }: FormModelParameter,
  { models }: Model,
  diagnostics: Diagnostics,
): void {
  if (presence.kind !== 'required')
    diagnostics.add(
      'optional-form',
      presence.kind === 'default' ? presence.span : span,
      name,
      presence.kind,
      typeInHint(type),
    );
  for (const { span, type } of fields) {
    if (!isTextType(type) && !isReported(type))
      diagnostics.add(
        'not-a-text-type',
        span,
        sourceNames.form,
        typeName(type),
        wholeSource('form', type, models) ?? formFieldInstead(type),
      );
    checkItems(type, span, sourceNames.form, diagnostics);
  }
}

function checkBodies({ parameters }: Pick<Operation, 'parameters'>, diagnostics: Diagnostics): void {
  const [, ...more] = parameters.filter(({ kind }: Parameter) => kind === 'body');
  for (const { span } of more) diagnostics.add('several-bodies', span);
  const form = parameters.find(isOfForm);
  if (form && hasBody(parameters)) diagnostics.add('body-and-form', form.span);
}

const hasBody = (parameters: readonly Parameter[]) => parameters.some(({ kind }) => kind === 'body');

/** Warns of a form that is read from the body of a GET. A form beside a body is an error for every verb. */
function checkFormOfGet(operation: Operation, { dependencies }: Model, diagnostics: Diagnostics): void {
  const form = operation.verb === 'get' ? operation.parameters.find(isOfForm) : undefined;
  if (form === undefined || hasBody(wholeOperation(operation, dependencies).parameters)) return;
  const kind = form.kind === 'file' ? 'file' : form.kind === 'form-model' ? 'model' : 'field';
  diagnostics.add('form-of-get', form.span, form.name, kind);
}

/** Whether there is an error for a type, or for the items of a list, already. */
const isReported = (type: Type) => isRefused(type.kind === 'list' ? type.item : type);
