import { ts } from 'ts-morph';
import type { Parameter, Presence, Segment, Span, TextSource } from '../model.ts';
import { capital } from '../words.ts';
import { evaluate } from './constants.ts';
import { constrain } from './constraints.ts';
import { type Context, isAny, isErroneous, isOwn, spanOf } from './context.ts';
import { isCredential, readCredential } from './credentials.ts';
import { reportDeclaratorValue } from './declarator-values.ts';
import { dependsOf, readDepends } from './depends.ts';
import { symbolDocs } from './docs.ts';
import { isEvent } from './events.ts';
import { readFileParameter } from './files.ts';
import { isHeaderName } from './header-names.ts';
import { declaratorWithin, type Mark, markOf, unmark } from './marks.ts';
import { readOptions } from './options.ts';
import { parameterAdvice } from './parameter-advice.ts';
import { within } from './place.ts';
import type { Refusal } from './refusals.ts';
import { declaredNode } from './type-nodes.ts';
import { typeText } from './type-text.ts';
import type { TypeReader } from './types.ts';
import { reportTagsOfParameter, reportTagsOfTypes } from './unread-tags.ts';

interface Surroundings {
  /** Of the route; for a dependency, of the one that it was met by. */
  readonly path: readonly Segment[];
  readonly reader: TypeReader;
}

/** One parameter of a handler; undefined, with a diagnostic, where its declaration says too little. */
export function readParameter(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  { path, reader }: Surroundings,
  context: Context,
): Parameter | undefined {
  const { checker, diagnostics } = context;
  if (node.dotDotDotToken || !ts.isIdentifier(node.name)) {
    diagnostics.add('parameter-pattern', spanOf(node), node.dotDotDotToken ? 'rest' : 'destructured');
    return undefined;
  }
  const name = ts.idText(node.name);
  const span = spanOf(node.name);
  const mark = markOf(type, checker);
  if (reportDeclaratorValue(node, mark?.type ?? type, context)) return undefined;
  const depends = dependsOf(node, type, context);
  if (depends) {
    const read = (one: ts.ParameterDeclaration, its: ts.Type) =>
      readParameter(one, its, { path, reader }, context);
    return readDepends(node, type, depends, read, context);
  }
  if (isEvent(checker.getNonNullableType(type))) return { kind: 'event', name, span };
  const joined = mark?.beside.find(({ source }) => source !== 'field');
  if (mark && joined) {
    const at = spanOf(node.type ?? node);
    diagnostics.add('several-declarators', at, capital(mark.source), capital(joined.source), 'and');
    return undefined;
  }
  const file = readFileParameter(node, type, context);
  if (file) {
    const { declared, ...said } = file;
    return { name, span, ...said, presence: readPresence(node, declared, context) };
  }
  // A bare `any` hides no declarator, and is complained about as what has none.
  if (type.flags & ts.TypeFlags.Any && node.type && node.type.kind !== ts.SyntaxKind.AnyKeyword) {
    if (isAny(type, context))
      diagnostics.add(
        'any-type',
        spanOf(declaredNode(node.type, context) ?? node.type),
        `\`${name}\``,
        'parameter',
      );
    return undefined;
  }
  const empty = node.type && emptiness(type);
  if (node.type && empty) {
    diagnostics.add('unsupported-type', spanOf(node.type), typeText(type, context), empty.why, empty.hint);
    return undefined;
  }
  if (mark === undefined || mark.source === 'field') {
    const advice = parameterAdvice(node, mark?.type ?? type, path, context);
    diagnostics.add('parameter-without-declarator', span, name, advice);
    return undefined;
  }
  if (isCredential(mark)) {
    const presence = node.initializer
      ? ({ kind: 'optional' } as const)
      : readPresence(node, mark.type, context);
    return { name, span, ...readCredential(node, type, mark, context), presence };
  }
  const other = otherThan(mark, type, context);
  if (other !== undefined) {
    diagnostics.add('several-declarators', spanOf(node.type ?? node), capital(mark.source), other, 'or');
    return undefined;
  }
  return { name, span, ...readDeclared(node, type, mark, reader, context) };
}

/** Why no parameter can have a type on which a declarator leaves no mark, for it has one value or none. */
function emptiness({ flags }: ts.Type): Refusal | undefined {
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void))
    return {
      why: 'a parameter that is always the same says nothing',
      hint: 'Remove the parameter, or write what else it may be, as in `Query<string | null>` or `Body<Todo | null>`.',
    };
  if (flags & ts.TypeFlags.Never)
    return {
      why: 'no value has this type',
      hint: 'Remove the parameter, or write the type of its values: `Query<string>`.',
    };
  return undefined;
}

function readDeclared(
  node: ts.ParameterDeclaration,
  whole: ts.Type,
  mark: Mark,
  reader: TypeReader,
  context: Context,
) {
  const written = within({ span: spanOf(node.name), label: `\`${node.name.getText()}\`` }, node.type);
  const place = within(written, declaredNode(node.type, context));
  reportTagsOfParameter(node, capital(mark.source), place, context);
  reportTagsOfTypes(node.type, place, context);
  const inner = declaratorWithin(mark.type, context.checker);
  if (inner !== undefined && inner !== 'field' && inner !== 'file') {
    context.diagnostics.add('nested-declarator', place.span, `a \`${capital(mark.source)}\``, inner);
  }
  const read = reader.readUnder(mark, whole, place);
  const fields = mark.source === 'form' ? reader.fieldsOf(read) : undefined;
  const owner = fields ? 'form of a model' : mark.source;
  const { alias, constraints, docs, example } = readOptions(
    mark,
    owner,
    spanOf(node.type ?? node.name),
    context,
  );
  const type = constrain(read, constraints, context);
  if (example) context.examples.push({ ...example, type });
  const common = {
    type,
    typeSpan: place.span,
    docs: symbolDocs(context.checker.getSymbolAtLocation(node.name)!, docs, context.checker),
    presence: readPresence(node, mark.type, context),
  };
  if (mark.source === 'body') return { kind: 'body', ...common } as const;
  if (fields) return { kind: 'form-model', fields, ...common } as const;
  const source = mark.source as TextSource;
  const name = node.name.getText();
  const wireName = alias ?? (source === 'header' ? headerName(name).toLowerCase() : name);
  if ((source === 'header' && !isHeaderName(wireName)) || (source === 'cookie' && !isCookieName(wireName)))
    context.diagnostics.add(
      'wire-name',
      aliasSpan(mark.options, context) ?? spanOf(node.name),
      source,
      wireName,
      'parameter',
    );
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
    return { kind: 'optional' };
  }
  const types = [node.type && checker.getTypeFromTypeNode(node.type), declared];
  const undefinable = types.some(
    (type) => type?.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined),
  );
  return { kind: node.questionToken || undefinable ? 'optional' : 'required' };
}

/** What a union holds beside the values of one declarator, which brings its own `null`: `Query<int> | Header<int>`. */
function otherThan({ self }: Mark, type: ts.Type, context: Context): string | undefined {
  for (const member of type.isUnion() ? type.types : []) {
    if (member.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) continue;
    const { mark } = unmark(member, context.checker);
    if (mark === undefined || mark.source === 'field') return typeText(member, context);
    if (mark.self !== self) return capital(mark.source);
  }
  return undefined;
}

/** Browsers take more than the standard has; these signs say where a name ends. */
const isCookieName = (name: string) => /^[^;=\s]([^;=\p{Cc}]*[^;=\s])?$/u.test(name);

/** Where the alias is written, where that is in the app. */
function aliasSpan(options: ts.Type, context: Context): Span | undefined {
  const declaration = options.getProperty('alias')?.declarations?.[0];
  const own = declaration && isOwn(declaration, context) ? (declaration as ts.PropertySignature) : undefined;
  return own && spanOf(own.type ?? own);
}

/** `user_agent` and `userAgent` are `user-agent`, `xAPIKey` is `x-api-key`. */
function headerName(name: string): string {
  return name.replaceAll('_', '-').replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
}
