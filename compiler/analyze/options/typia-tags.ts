import { ts } from 'ts-morph';
import type { Constant, Docs, Span, Type } from '../../model/model.ts';
import { isInside } from '../../model/spans.ts';
import { isRefused } from '../../model/walk.ts';
import { capital } from '../../words.ts';
import { type Context, isSource, spanOf } from '../context.ts';
import type { Place } from '../place.ts';
import { aliasNamed } from '../syntax/symbols.ts';
import { constantOf } from '../types/literal-types.ts';
import { isPartOf } from '../types/members.ts';
import { constrain } from './constraints.ts';
import { numberKind } from './number-kinds.ts';
import { optionOf } from './option-names.ts';
import { optionFault, sample } from './option-values.ts';
import type { Option, WrittenConstant } from './options.ts';

/** A tag of typia's: an object type whose only property is `tagProperty`. */
interface Tag {
  readonly type: ts.Type;
  readonly kind: string;
  readonly value: Constant | undefined;
  /** The keywords that it adds to the document. */
  readonly schema: { readonly [keyword: string]: Constant };
  /** Whether it has a custom check, written as a script. */
  readonly isChecked: boolean;
}

/** The only property of a tag, which no value has. */
export const tagProperty = 'typia.tag';

/** The parts of an intersection, with the tags separated from the rest. */
export function splitTags(parts: readonly ts.Type[]): {
  readonly bare: readonly ts.Type[];
  readonly tags: readonly ts.Type[];
} {
  const tags = parts.filter(isTag);
  return tags.length === 0 ? { bare: parts, tags } : { bare: parts.filter((one) => !isTag(one)), tags };
}

/** The tags that a type does not have already. */
export function tagsBeside(tags: readonly ts.Type[], type: ts.Type): readonly ts.Type[] {
  return tags.filter((one) => !isPartOf(one, type));
}

export function isTag(type: ts.Type): boolean {
  const properties = type.flags & ts.TypeFlags.Object ? type.getProperties() : [];
  return properties.length === 1 && properties[0]!.name === tagProperty;
}

/** The type with the constraints of its tags added. */
export function applyTags(type: Type, tags: readonly ts.Type[], place: Place, context: Context): Type {
  if (isRefused(type)) return type;
  const read = tags.map((one) => readTag(one, context));
  const constraints = read.flatMap((tag) => constraintOf(tag, place, context) ?? []);
  const others = read.filter(({ kind }) => optionOf(kind) === undefined);
  const tagged = others.reduce(
    (before, tag) => applyTag(before, tag, place, context),
    constrain(type, constraints, context),
  );
  for (const tag of others)
    for (const value of examplesOf(tag))
      context.examples.push({ value, span: spanOfTag(tag, place, context), type: tagged });
  return tagged;
}

/** The default that a property's tags give: `tags.Default<5>`. */
export function taggedDefault(
  members: readonly ts.Type[],
  place: Place,
  context: Context,
): WrittenConstant | undefined {
  for (const member of members) {
    for (const part of member.isIntersection() ? member.types.filter(isTag) : []) {
      const tag = readTag(part, context);
      if (tag.kind === 'default' && tag.value !== undefined)
        return { value: tag.value, span: spanOfTag(tag, place, context) };
    }
  }
  return undefined;
}

function applyTag(type: Type, tag: Tag, place: Place, context: Context): Type {
  const { kind, schema, value } = tag;
  const span = () => spanOfTag(tag, place, context);
  const text = tagText(tag);
  // `Sequence` is for encodings other than JSON.
  if (kind === 'sequence') return type;
  if (kind === 'default') {
    if (!place.isField && isInside(span(), place.span))
      context.diagnostics.add(
        'option-not-applicable',
        span(),
        text,
        'anything but a field of a model',
        defaults,
      );
    return type;
  }
  if (kind === 'example' || kind === 'examples')
    return withDocs(type, { examples: [...(type.docs?.examples ?? []), ...examplesOf(tag)] });
  if (kind === 'constant' && type.kind === 'literal') {
    const notes = type.values.map((one) => ({ value: one, ...textsOf(schema) }));
    return { ...type, notes };
  }
  if (kind === 'type') return numberKind(type, String(value), { span: span(), text }, context);
  if (tag.isChecked) {
    context.diagnostics.add('tag-with-script', span(), text);
    return type;
  }
  return withDocs(type, { keywords: { ...type.docs?.keywords, ...schema } });
}

function examplesOf({ kind, value }: Tag): readonly Constant[] {
  if (value === undefined) return [];
  if (kind === 'examples') return Object.values(value as { [name: string]: Constant });
  return kind === 'example' ? [value] : [];
}

/**
 * The option that corresponds to a tag; undefined where there is none, and, with a diagnostic, where the
 * tag's value is invalid.
 */
function constraintOf(tag: Tag, place: Place, context: Context): Option | undefined {
  const name = optionOf(tag.kind);
  if (name === undefined) return undefined;
  const span = spanOfTag(tag, place, context);
  const text = tagText(tag);
  const { value } = tag;
  if (value === undefined) {
    context.diagnostics.add('option-not-constant', span, text, sample(name));
    return undefined;
  }
  const fault = optionFault(name, value);
  if (fault === undefined) return { name, value, span, text };
  context.diagnostics.add('option-value', span, text, fault, sample(name));
  return undefined;
}

const defaults = 'Only fields have this tag. The default of a parameter is its initializer.';

function readTag(type: ts.Type, { checker }: Context): Tag {
  const props = checker.getNonNullableType(checker.getTypeOfSymbol(type.getProperty(tagProperty)!));
  const typeOf = (name: string) => {
    const symbol = checker.getPropertyOfType(props, name);
    return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  };
  const read = (name: string) => {
    const found = typeOf(name);
    return found && constantOf(found, checker);
  };
  const check = typeOf('validate');
  return {
    type,
    kind: String(read('kind')),
    value: read('value'),
    schema: (read('schema') ?? {}) as Tag['schema'],
    isChecked: check !== undefined && !(check.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)),
  };
}

function withDocs(type: Type, docs: Docs): Type {
  return { ...type, docs: { ...type.docs, ...docs } };
}

function textsOf({ description, title }: Tag['schema']) {
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
  };
}

/** A tag as it is written: `Minimum<5>`. */
function tagText({ kind, value }: Tag): string {
  const shown =
    value === undefined ? '' : `<${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)}>`;
  return `${capital(kind)}${shown}`;
}

/**
 * The span of a tag, also where an alias contains it. Where it is in no source file, the span of the place
 * where it was found.
 */
function spanOfTag({ kind, type }: Tag, place: Place, context: Context): Span {
  const isIt = (node: ts.TypeReferenceNode) => context.checker.getTypeFromTypeNode(node) === type;
  const isAlike = ({ typeName }: ts.TypeReferenceNode) =>
    (ts.isIdentifier(typeName) ? typeName : typeName.right).getText() === capital(kind);
  const node = findReference(place.node, isIt, context) ?? findReference(place.node, isAlike, context);
  return node ? spanOf(node) : place.span;
}

function findReference(
  node: ts.Node | undefined,
  isIt: (node: ts.TypeReferenceNode) => boolean,
  context: Context,
  seen = new Set<ts.Node>(),
): ts.Node | undefined {
  if (node === undefined || seen.has(node) || !isSource(node)) return undefined;
  seen.add(node);
  if (ts.isTypeReferenceNode(node) && isIt(node)) return node;
  const inside = ts.forEachChild(node, (child) => findReference(child, isIt, context, seen));
  if (inside || !ts.isTypeReferenceNode(node)) return inside;
  return findReference(aliasNamed(node, context.checker)?.type, isIt, context, seen);
}
