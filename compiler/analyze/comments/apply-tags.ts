import { ts } from 'ts-morph';
import { Diagnostics } from '../../diagnose/diagnostic.ts';
import type { Constant, Type } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { constrain } from '../options/constraints.ts';
import { numberKind, numberKinds } from '../options/number-kinds.ts';
import { optionFault } from '../options/option-values.ts';
import type { Option, WrittenConstant } from '../options/options.ts';
import type { Place } from '../place.ts';
import { reportHiddenTags } from './hidden-tags.ts';
import { reportMisspeltTags } from './misspelt-tags.ts';
import { reportRepeatedTags } from './repeated-tags.ts';
import { type CommentTag, fieldTags, optionsOf, optionValue, refuseTagValue, tagsOf } from './tags.ts';
import { sampleText, takes } from './values.ts';

/** A property, or another part with comments, with what these have added so far. */
interface TaggedProperty {
  readonly type: Type;
  readonly filled: WrittenConstant | undefined;
}

/** Sample values of tags. */
const samples: { readonly [name: string]: string } = {
  format: 'email',
  pattern: '^[a-z]+$',
  type: 'int32',
  uniqueItems: 'true',
};

/** The property with the constraints of typia's tags in its comments added. */
export function applyCommentTags(
  declarations: readonly ts.Declaration[],
  property: TaggedProperty,
  place: Place,
  context: Context,
): TaggedProperty {
  const properties = declarations.filter(hasValue);
  for (const one of properties) {
    reportMisspeltTags(one, fieldTags, context);
    reportHiddenTags(one, 'field', context);
    reportRepeatedTags(one, 'value', context);
  }
  const tags = properties.flatMap((one) => tagsOf(one, place));
  // A number kind comes last: its range is implicit, so no written bound is reported as contradicting it.
  const isKind = ({ name }: CommentTag) => name === 'type';
  const whole = [...tags.filter((tag) => !isKind(tag)), ...tags.filter(isKind)].reduce(
    (commented, tag) => (tag.isForeign ? applyForeignTag : applyTag)(commented, tag, context),
    property,
  );
  for (const { isForeign, name, span, value } of tags) {
    const taken =
      name === 'example' && !isForeign ? takes(whole.type, value, context.named.models) : undefined;
    if (taken !== undefined) context.examples.push({ value: taken, span, type: whole.type });
  }
  return whole;
}

/** Whether the comments of a declaration are about a value. Those of a constructor's parameter may be. */
function hasValue(node: ts.Declaration): boolean {
  return (
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isIndexSignatureDeclaration(node) ||
    ts.isNamedTupleMember(node) ||
    ts.isParameter(node)
  );
}

/**
 * Applies a tag from a package's comment. Packages use tags freely, `@default the number of CPUs`: a tag that
 * cannot be applied is ignored.
 */
function applyForeignTag(property: TaggedProperty, tag: CommentTag, context: Context): TaggedProperty {
  const diagnostics = new Diagnostics();
  const applied = applyTag(property, tag, { ...context, diagnostics });
  return diagnostics.isEmpty ? applied : property;
}

function applyTag(property: TaggedProperty, tag: CommentTag, context: Context): TaggedProperty {
  const { name, value } = tag;
  if (name === 'type') return applyKind(property, tag, context);
  if (name === 'default') return applyDefault(property, tag, context);
  if (name === 'example') return applyExample(property, tag, context);
  // A `Date` is always written as a date-time.
  const isDate = name === 'format' && property.type.kind === 'date' && /^date-?time$/i.test(value);
  return isDate ? property : applyOptions(property, tag, context);
}

function refuse(property: TaggedProperty, tag: CommentTag, wanted: string, context: Context): TaggedProperty {
  refuseTagValue(tag, wanted, sampleOf(property, tag, context), context);
  return property;
}

/** A tag that is valid in place of one that is not. */
function sampleOf({ type }: TaggedProperty, { name, value }: CommentTag, context: Context): string {
  // OpenAPI's `format` of a number is typia's `type`.
  if (name === 'format' && numberKinds.includes(value)) return `@type ${value}`;
  // tsoa reads a message behind the number: `@minimum 18 You are too young`.
  const [number = '1'] = /^-?\d[\d.]*(?=\s)/.exec(value) ?? [];
  const isOfType = name === 'default' || name === 'example';
  const isValid = !isOfType || takes(type, number, context.named.models) !== undefined;
  return `@${name} ${samples[name] ?? (isValid ? number : sampleText(type))}`;
}

function applyKind(property: TaggedProperty, tag: CommentTag, context: Context): TaggedProperty {
  const { span, text, value } = tag;
  const kind = value.replace(/^\{(.*)\}$/s, '$1').replace(/^u?int$/, '$&32');
  if (numberKinds.includes(kind))
    return { ...property, type: numberKind(property.type, kind, { span, text }, context) };
  // `@type {string}` is a JSDoc tag for JavaScript.
  if (value.startsWith('{')) return property;
  return refuse(property, tag, `one of int, uint, ${numberKinds.join(', ')}`, context);
}

function applyDefault(property: TaggedProperty, tag: CommentTag, context: Context): TaggedProperty {
  const { span, text, value } = tag;
  const { filled, type } = property;
  const taken = takes(type, value, context.named.models);
  if (taken === undefined) return refuse(property, tag, 'a value of the type', context);
  if (filled && JSON.stringify(filled.value) !== JSON.stringify(taken)) {
    const other = `default: ${JSON.stringify(filled.value)}`;
    context.diagnostics.add('differing-constraints', span, text, other);
  }
  return { ...property, filled: filled ?? { value: taken, span } };
}

function applyExample(property: TaggedProperty, tag: CommentTag, context: Context): TaggedProperty {
  const { type } = property;
  const taken = takes(type, tag.value, context.named.models);
  if (taken === undefined) return refuse(property, tag, 'a value of the type', context);
  const examples = [...(type.docs?.examples ?? []), taken];
  return { ...property, type: { ...type, docs: { ...type.docs, examples } } };
}

/** Applies any other tag, by the options that it corresponds to. */
function applyOptions(property: TaggedProperty, tag: CommentTag, context: Context): TaggedProperty {
  const { span, text, value } = tag;
  const { type } = property;
  const options: Option[] = [];
  for (const option of optionsOf(tag)) {
    const constant = optionValue(option, value);
    const fault = constant === undefined ? wanted(option) : optionFault(option, constant);
    if (constant === undefined || fault !== undefined) return refuse(property, tag, fault!, context);
    const other = valuesOf(type, option).find((one) => one !== constant);
    if (other !== undefined) {
      context.diagnostics.add('differing-constraints', span, text, `${option}: ${other}`);
      return property;
    }
    options.push({ name: option, value: constant, span, text });
  }
  return { ...property, type: constrain(type, options, context) };
}

/** The values of an option on a type or on its union members. */
function valuesOf(type: Type, option: string): readonly Constant[] {
  if (type.kind === 'union') return type.members.flatMap((one) => valuesOf(one, option));
  const value = (type as { readonly [name: string]: unknown })[option];
  return value === undefined ? [] : [value as Constant];
}

function wanted(option: string): string {
  if (option === 'uniqueItems') return 'true or false, or nothing';
  return /^(?:min|max)/.test(option) ? 'a whole number, zero or more' : 'a number';
}
