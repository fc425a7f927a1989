import { ts } from 'ts-morph';
import type { Parameter, Presence, Segment, TextSource } from '../../model/model.ts';
import { fieldsOf, refused } from '../../model/walk.ts';
import { capital } from '../../words.ts';
import { symbolDocs } from '../comments/docs.ts';
import { reportHiddenTags } from '../comments/hidden-tags.ts';
import { parameterExamples } from '../comments/parameter-examples.ts';
import { reportRepeatedTags } from '../comments/repeated-tags.ts';
import { reportTagsOfParameter, reportTagsOfTypes } from '../comments/unread-tags.ts';
import { type Context, isErroneous, spanOf } from '../context.ts';
import { dependsOf, readDepends } from '../dependencies/depends.ts';
import { constrain } from '../options/constraints.ts';
import { readOptions } from '../options/options.ts';
import { unswapped } from '../options/swapped-options.ts';
import { within } from '../place.ts';
import { evaluate } from '../syntax/constants.ts';
import { declaredNode } from '../syntax/type-nodes.ts';
import { describedType, withAliasDocs } from '../types/alias-docs.ts';
import { isImpossible } from '../types/impossible.ts';
import { declaratorWithin, isHollow, isNeverOrAny, type Mark, markOf } from '../types/marks.ts';
import { isNothing, membersOf } from '../types/members.ts';
import { readShown } from '../types/shown-types.ts';
import type { TypeReader } from '../types/types.ts';
import { reportBundle } from './bundled-parameters.ts';
import { isCredential, readCredential } from './credentials.ts';
import { reportDeclaratorValue } from './declarator-values.ts';
import { isEvent, reportTypedEvent } from './events.ts';
import { readFileParameter } from './files.ts';
import { reportNameAsType } from './names-as-types.ts';
import { reportPattern } from './parameter-patterns.ts';
import { reportBeside, reportJoined } from './types-beside.ts';
import { reportUndeclared } from './undeclared-parameters.ts';
import { readWireName } from './wire-names.ts';

interface RouteContext {
  /** The path of the route; for a dependency, that of the first route that uses it. */
  readonly path: readonly Segment[];
  readonly reader: TypeReader;
}

/** The type of a parameter, with the type arguments of its class. */
interface ParameterType {
  readonly type: ts.Type;
  /** The same in the plain Program. */
  readonly shown: ts.Type | undefined;
}

/** One parameter of a handler; undefined, with a diagnostic, where its declaration is incomplete. */
export function readParameter(
  node: ts.ParameterDeclaration,
  given: ParameterType,
  { path, reader }: RouteContext,
  context: Context,
): Parameter | undefined {
  const { checker, plain } = context;
  const { type } = given;
  if (reportPattern(node, type, path, context)) return undefined;
  reportHiddenTags(node, 'parameter', context);
  reportRepeatedTags(node, 'value', context);
  const name = node.name.getText();
  const span = spanOf(node.name);
  const mark = markOf(type, checker);
  if (reportDeclaratorValue(node, mark?.type ?? type, context)) return undefined;
  const depends = dependsOf(node, type, context);
  if (depends) {
    const read = (one: ts.ParameterDeclaration, its: ts.Type) =>
      readParameter(one, { type: its, shown: plain.getTypeAtLocation(one) }, { path, reader }, context);
    return readDepends(node, type, depends, read, context);
  }
  const present = checker.getNonNullableType(type);
  if (isEvent(present)) {
    reportTypedEvent(node, present, context);
    return { kind: 'event', name, span };
  }
  if (mark && reportJoined(node, mark, context)) return undefined;
  const file = readFileParameter(node, type, context);
  if (file) {
    const { declared, ...rest } = file;
    return { name, span, ...rest, presence: readPresence(node, declared, context) };
  }
  if (mark === undefined || mark.source === 'field') {
    reportUndeclared(node, type, path, context);
    return undefined;
  }
  if ((isHollow(mark) || isImpossible(mark.type, checker)) && !isShown(given, context)) {
    reportUndeclared(node, mark.type, path, context);
    return undefined;
  }
  if (isCredential(mark)) {
    const presence = node.initializer ? optional : readPresence(node, mark.type, context);
    return { name, span, ...readCredential(node, type, mark, context), presence };
  }
  if (reportBeside(node, type, mark, context)) return undefined;
  return { name, span, ...readDeclared(node, given, mark, reader, context) };
}

const optional = { kind: 'optional' } as const;

/** Whether editors show a type with values, which the plain Program then has. */
const isShown = ({ shown }: ParameterType, { isPlainStrict, plain }: Context) =>
  isPlainStrict &&
  shown !== undefined &&
  !membersOf(shown).every((one) => isNothing(one) || isNeverOrAny(one) || isImpossible(one, plain));

function readDeclared(
  node: ts.ParameterDeclaration,
  { shown, type: whole }: ParameterType,
  mark: Mark,
  reader: TypeReader,
  context: Context,
) {
  const named = { span: spanOf(node.name), label: `\`${node.name.getText()}\``, source: mark.source };
  const outer = within(named, node.type);
  const place = within(outer, declaredNode(node.type, context), named.label, shown);
  reportTagsOfParameter(node, capital(mark.source), place, context);
  reportTagsOfTypes(node.type, place, context);
  // Options that stand in place of the type are reported where they are read.
  const isRefused = unswapped(mark, context) !== undefined || reportBundle(mark, place.span, context);
  const inner = isRefused ? undefined : declaratorWithin(mark.type, context.checker);
  if (inner !== undefined && inner !== 'field' && inner !== 'file')
    context.diagnostics.add('nested-declarator', place.span, `a \`${capital(mark.source)}\``, inner);
  const read = isRefused
    ? refused
    : context.diagnostics.usedAt(named.span, () =>
        readShown(whole, place, reader, context, () => reader.readUnder(mark, whole, place)),
      );
  const fields = mark.source === 'form' ? fieldsOf(read, context.named.models) : undefined;
  const owner = fields ? 'form of a model' : mark.source;
  const { alias, constraints, docs, example } = readOptions(
    mark,
    owner,
    spanOf(node.type ?? node.name),
    context,
  );
  const constrained = constrain(read, constraints, context);
  const type = describedType(constrained, mark.type, place.node, context);
  if (example) context.examples.push({ ...example, type });
  const examples = parameterExamples(node, type, place, context);
  const common = {
    type,
    typeSpan: place.span,
    docs: withAliasDocs(
      {
        ...symbolDocs(context.checker.getSymbolAtLocation(node.name)!, docs, context.checker),
        ...(examples.length > 0 && { examples }),
      },
      { type: whole, node: node.type, read: constrained },
      context,
    ),
    presence: readPresence(node, mark.type, context),
  };
  if (mark.source === 'body') {
    reportNameAsType(node, { mark, type, typeSpan: place.span }, context);
    return { kind: 'body', ...common } as const;
  }
  if (fields) return { kind: 'form-model', fields, ...common } as const;
  const source = mark.source as TextSource;
  const wireName = readWireName(node, source, alias, mark.options, context);
  if (alias === undefined) reportNameAsType(node, { mark, type, typeSpan: place.span, wireName }, context);
  return { kind: 'text', source, wireName, ...common } as const;
}

function readPresence(node: ts.ParameterDeclaration, declared: ts.Type, context: Context): Presence {
  const { checker, diagnostics } = context;
  if (node.initializer) {
    const constant = evaluate(node.initializer, checker);
    const span = spanOf(node.initializer);
    if (constant === undefined) {
      if (!isErroneous(checker.getTypeAtLocation(node.initializer), context))
        diagnostics.add('default-not-constant', span, node.initializer.getText());
    } else if (constant.value !== undefined) return { kind: 'default', value: constant.value, span };
    return optional;
  }
  const whole = node.type ? checker.getTypeFromTypeNode(node.type) : checker.getTypeAtLocation(node);
  const types = [whole, declared];
  const undefinable = types.some(
    (type) => type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined),
  );
  return { kind: node.questionToken || undefinable ? 'optional' : 'required' };
}
