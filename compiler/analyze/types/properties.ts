import { ts } from 'ts-morph';
import type { Property, Span, Type } from '../../model/model.ts';
import { refused } from '../../model/walk.ts';
import { applyCommentTags } from '../comments/apply-tags.ts';
import { commentedDeclarations } from '../comments/commented.ts';
import { symbolDocs } from '../comments/docs.ts';
import { reportTagsOfTypes } from '../comments/unread-tags.ts';
import { type Context, isSource, sourceDeclaration, spanOf } from '../context.ts';
import { taggedDefault } from '../options/typia-tags.ts';
import type { Place } from '../place.ts';
import { givenTo } from '../syntax/fixed-expressions.ts';
import { declarationOf, isOptional } from '../syntax/symbols.ts';
import { valueNode } from '../syntax/type-nodes.ts';
import { withAliasDocs } from './alias-docs.ts';
import { reportChangedField } from './changed-type.ts';
import { reportFieldDecorators } from './field-decorators.ts';
import { fieldOptions } from './fields.ts';
import { withFractions } from './fractions.ts';
import { isHiddenAt } from './hidden-types.ts';
import { isImpossible } from './impossible.ts';
import { initializerOf } from './initializers.ts';
import { intersectedField } from './intersected-fields.ts';
import { declaratorWithin } from './marks.ts';
import { isNothing, membersOf, voidOf } from './members.ts';
import { withoutNoInfer } from './no-infer.ts';
import { otherField } from './other-parts.ts';
import { reportReplaced } from './replaced-fields.ts';
import { readShown } from './shown-types.ts';
import type { TypeReader } from './types.ts';

/** A field of an object type. */
export function readProperty(
  symbol: ts.Symbol,
  owner: ts.Type,
  place: Place,
  reader: Pick<TypeReader, 'other' | 'readAsIs'>,
  context: Context,
): Property {
  const type = withoutNoInfer(intersectedField(symbol, owner, context.checker));
  const at = { ...fieldPlace(symbol, place), other: otherField(symbol, place, context) };
  if (reportReplaced(symbol, owner, at.span, context))
    return { name: symbol.name, type: refused, optional: false, docs: {}, span: at.span };
  const field = { at, owner, place, commented: commentedDeclarations(symbol, context.checker) };
  if (!isHiddenAt(type, at, context)) return readTyped(symbol, type, field, reader, context);
  const shown = { ...field, at: { ...at, other: type } };
  return readTyped(symbol, at.other!, shown, reader.other, { ...context, checker: context.plain });
}

/** Where a field is, the object that has it, and where the comments are about its values. */
interface FieldPlace {
  readonly at: Place;
  readonly commented: readonly ts.Declaration[];
  readonly owner: ts.Type;
  readonly place: Place;
}

function readTyped(
  symbol: ts.Symbol,
  type: ts.Type,
  { at: inner, commented, owner, place }: FieldPlace,
  reader: Pick<TypeReader, 'other' | 'readAsIs'>,
  context: Context,
): Property {
  const { checker, diagnostics } = context;
  const declaration = declarationOf(symbol);
  const own = sourceDeclaration(symbol);
  if (own?.type) reportNestedDeclarator(own.type, context);
  reportTagsOfTypes(own?.type, inner, context);
  const members = membersOf(type);
  const optional = isOptional(symbol) || members.some(isNothing);
  const absent = optional ? absentType(members, checker) : undefined;
  const options = fieldOptions(members, inner, context);
  const report = () => reportChangedField({ name: symbol.name, type, place: inner }, owner, place, context);
  // A field with options needs no warning: its decorators may be there for another tool.
  if (declaration && !options) reportFieldDecorators(declaration, type, context);
  const { filled, type: read } = applyCommentTags(
    commented,
    {
      type: readShown(
        type,
        inner,
        reader,
        context,
        () => absent ?? reader.readAsIs(type, inner, true),
        report,
      ),
      filled: options?.default ?? taggedDefault(members, inner, context),
    },
    inner,
    context,
  );
  // An example in the field's JSDoc counts like one in the options.
  if (options?.example) context.examples.push({ ...options.example, type: read });
  if (filled && optional && own && isOptionalAsWritten(own, checker) && isWithin(filled.span, own))
    diagnostics.add('unfilled-default', filled.span, symbol.name);
  if ((optional || filled) && symbol.name in Object.prototype)
    refuseInherited(symbol.name, own?.name, inner, context);
  const initializer = filled ? undefined : initializerOf(own, context);
  return {
    name: symbol.name,
    type: givens(symbol).reduce((known, one) => withFractions(known, one, context.marked), read),
    optional,
    ...voidOf(type),
    // A field that is optional in the resulting type gets no default: a PATCH of `{}` changes nothing.
    ...(filled && !optional && { default: filled.value, defaultSpan: filled.span }),
    ...(initializer && { initializer }),
    docs: withAliasDocs(
      symbolDocs(symbol, options?.docs ?? {}, checker),
      { type, node: inner.node, read },
      context,
    ),
    span: inner.span,
    // In an object literal, a field gets its type from its value.
    ...((inner.declaredBy || (own && givenAt(own))) && { isMade: true }),
  };
}

/**
 * Where a field's type is written, which may be in `Record<'a' | 'b', T>`, or else the field. A field that is
 * not written in a source file is reported at the type that has it.
 */
function fieldPlace(symbol: ts.Symbol, place: Place): Place {
  const declaration = declarationOf(symbol);
  const own = sourceDeclaration(symbol);
  const type = declaration ? own?.type : valueNode(place.node);
  const node = type ?? own;
  return {
    span: node ? spanOf(node) : place.span,
    label: `\`${symbol.name}\` of ${place.label}`,
    node: type,
    isField: true,
    declaredBy: node ? undefined : declaration ? 'package' : 'nothing',
    argument: node || !declaration ? undefined : typeParameter(declaration),
  };
}

/** The type parameter that is the type of a field: "`P` of `Feature`". */
function typeParameter({ parent, type }: ts.Declaration & { type?: ts.TypeNode }): string | undefined {
  const owner = ts.isTypeLiteralNode(parent) ? parent.parent : parent;
  if (type === undefined || !(ts.isInterfaceDeclaration(owner) || ts.isTypeAliasDeclaration(owner)))
    return undefined;
  const found = owner.typeParameters?.find(({ name }) => ts.idText(name) === type.getText());
  return found && `\`${ts.idText(found.name)}\` of \`${ts.idText(owner.name)}\``;
}

/**
 * Reports a declarator of parameters inside the type of a field, as the type is written: an inferred type may
 * contain the type of a parameter without declaring one, and so may `typeof limit`.
 */
function reportNestedDeclarator(node: ts.TypeNode, { checker, diagnostics }: Context): void {
  if (asksForType(node)) return;
  const nested = declaratorWithin(checker.getTypeFromTypeNode(node), checker);
  // An upload is refused by its type.
  if (nested && nested !== 'field' && nested !== 'file')
    diagnostics.add('nested-declarator', spanOf(node), 'a model', nested);
}

/** The values of a field in object literals: several, in what `Object.assign` returns. */
const givens = ({ declarations }: ts.Symbol) =>
  (declarations ?? []).filter(isSource).flatMap((one) => givenAt(one) ?? []);

/** The value of a field in an object literal. */
const givenAt = (node: ts.Node): ts.Expression | undefined =>
  ts.isObjectLiteralElementLike(node) ? givenTo(node) : undefined;

/** The type of a field that is always absent; undefined for a field that may have a value. */
function absentType(members: readonly ts.Type[], checker: ts.TypeChecker): Type | undefined {
  if (!members.every((one) => isNothing(one) || isImpossible(one, checker))) return undefined;
  return { kind: 'never' };
}

/** Whether a field is optional where it is declared, whatever `Partial` or `Required` makes of it. */
function isOptionalAsWritten(
  { questionToken, type }: ts.PropertySignature,
  checker: ts.TypeChecker,
): boolean {
  if (questionToken) return true;
  const members = type ? membersOf(checker.getTypeFromTypeNode(type)) : [];
  return members.some(isNothing);
}

/** Whether a span lies in a declaration or its JSDoc, and not in an alias that the declaration names. */
function isWithin({ end, file, start }: Span, node: ts.Node): boolean {
  return file === node.getSourceFile().fileName && start >= node.getFullStart() && end <= node.end;
}

/** Whether a type node is a `typeof` query, `typeof limit`, also in a list or a union. */
function asksForType(node: ts.TypeNode): boolean {
  if (ts.isArrayTypeNode(node)) return asksForType(node.elementType);
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return asksForType(node.type);
  return ts.isTypeQueryNode(node) || (ts.isUnionTypeNode(node) && node.types.some(asksForType));
}

function refuseInherited(
  name: string,
  node: ts.Node | undefined,
  { span }: Place,
  { diagnostics }: Context,
): void {
  diagnostics.add(
    'unsupported-type',
    node ? spanOf(node) : span,
    `${name}?`,
    'every JavaScript object inherits this name, so an optional field of this name always seems to be there',
    'Make the field required, without `?` and without a default, or give it another name.',
  );
}
