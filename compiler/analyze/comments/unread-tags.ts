import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import type { Constant } from '../../model/model.ts';
import { literal } from '../../print/quote.ts';
import type { Context } from '../context.ts';
import { kindsAdvice, onEachItem } from '../options/constraints.ts';
import { listing, numeric } from '../options/option-rules.ts';
import { optionFault, sample } from '../options/option-values.ts';
import type { Place } from '../place.ts';
import { itemNode, oneLine, ownAlias } from '../syntax/type-nodes.ts';
import { isDate } from '../types/dates.ts';
import { isList } from '../types/lists.ts';
import { unmark } from '../types/marks.ts';
import { membersOf } from '../types/members.ts';
import { tagsOfOtherTools } from './misspelt-tags.ts';
import { misspeltTagsOfMethod, tagsOfMethod } from './parameter-tags.ts';
import { allTagsOf, type CommentTag, optionsOf, optionValue } from './tags.ts';
import { expressionOf } from './values.ts';

/**
 * Warns of constraint tags in comments about a handler's parameter, which have no effect: only the
 * parameter's declarator is read.
 */
export function reportTagsOfParameter(
  node: ts.ParameterDeclaration,
  name: string,
  place: Place,
  context: Context,
): void {
  const ofMethod = [...tagsOfMethod(node, place), ...misspeltTagsOfMethod(node, place)];
  for (const tag of [...allTagsOf(node, place), ...ofMethod]) {
    const { isInt, options } = meaningOf(tag);
    const initialized = tag.name === 'default' && !node.initializer ? withDefault(node, tag) : undefined;
    if (!isInt && options.length === 0 && initialized === undefined) continue;
    const names = options.map((option) => option.name);
    const meaning = { isInt, options: names, initialized };
    context.diagnostics.add('tag-of-parameter', tag.span, tag.text, name, meaning);
  }
}

/** A parameter with the default of a tag as its initializer. */
function withDefault({ name, type }: ts.ParameterDeclaration, { value }: CommentTag): string {
  return `${name.getText()}: ${type ? oneLine(type) : 'Query<string>'} = ${value ? expressionOf(value) : '...'}`;
}

/**
 * Warns of constraint tags in the comments of aliases that a type refers to. Only the tags of fields are
 * read.
 */
export function reportTagsOfTypes(
  node: ts.Node | undefined,
  place: Place,
  context: Context,
  outer: readonly ts.Node[] = [],
): void {
  // The fields of an inline object type have places of their own.
  if (node === undefined || ts.isTypeLiteralNode(node) || outer.includes(node)) return;
  const within = (one: ts.Node) => reportTagsOfTypes(one, place, context, [...outer, node]);
  ts.forEachChild(node, within);
  const alias = ts.isTypeNode(node) && ownAlias(node, context);
  if (!alias) return;
  for (const tag of allTagsOf(alias, place)) {
    const meaning = meaningOf(tag);
    const { options } = meaning;
    const written = alias.type.getText();
    const type = typeInstead(written, meaning);
    if (type === written && options.length === 0) continue;
    const name = ts.idText(alias.name);
    const meant = context.checker.getTypeFromTypeNode(alias.type);
    const other = options.find((option) => !appliesTo(meant, option.name, context));
    const hint = other
      ? (itemAdvice(alias.type, options, context) ?? `Remove it: ${kindsAdvice(other.name)}`)
      : `Write ${code(`type ${name} = ${options.length === 0 ? type : `Field<${type}, ${textOf(options)}>`}`)}.`;
    context.diagnostics.add('tag-of-type', tag.span, tag.text, name, hint);
  }
  within(alias.type);
}

/** Advice for options on an alias of a list that belong to its items. */
function itemAdvice(
  list: ts.TypeNode,
  options: readonly MeantOption[],
  context: Context,
): string | undefined {
  const node = itemNode(list);
  const item = node && context.checker.getTypeFromTypeNode(node);
  return item && options.every(({ name }) => appliesTo(item, name, context))
    ? onEachItem(`Field<${oneLine(node)}, ${textOf(options)}>`)
    : undefined;
}

/** The type to write instead: a whole number is an `int`, and a `Date` has no options. */
function typeInstead(written: string, { isInt, options }: Meaning): string {
  const type = isInt ? written.replace(/\bnumber\b/, 'int') : written;
  return options.length === 0 ? type : type.replace(/\bDate\b/, 'string');
}

/** What a tag becomes in a type: the type `int`, or options. */
interface Meaning {
  readonly isInt: boolean;
  readonly options: readonly MeantOption[];
}

interface MeantOption {
  readonly name: string;
  readonly value: Constant | undefined;
}

/** The options in braces, with a sample in place of a value that an option cannot have. */
function textOf(options: readonly MeantOption[]): string {
  const texts = options.map(({ name, value }) =>
    value === undefined || optionFault(name, value) !== undefined
      ? sample(name, value)
      : `${name}: ${literal(value)}`,
  );
  return `{ ${texts.join('; ')} }`;
}

/** Whether an option applies to a type, or to a member of it. In place of a `Date`, a string is written. */
function appliesTo(type: ts.Type, option: string, context: Context): boolean {
  const { checker } = context;
  const { Number: Numeric, String: Text, StringMapping, TemplateLiteral } = ts.TypeFlags;
  return membersOf(type)
    .flatMap((member) => unmark(member, checker).bare)
    .some((part) => {
      if (numeric.includes(option)) return part.flags & Numeric;
      if (listing.includes(option)) return isList(part, checker);
      return part.flags & (Text | StringMapping | TemplateLiteral) || isDate(part, context);
    });
}

/** The meaning of a tag that is read at fields, or of another framework's name for one. */
function meaningOf(tag: CommentTag): Meaning {
  const [name = tag.name, value = tag.value] = tagsOfOtherTools.get(tag.name)?.split(' ') ?? [];
  if (name !== 'type') {
    const options = optionsOf({ ...tag, name });
    return { isInt: false, options: options.map((one) => ({ name: one, value: optionValue(one, value) })) };
  }
  const kind = /^(u?)int(?:32|64)?$/.exec(value);
  return { isInt: kind !== null, options: kind?.[1] ? [{ name: 'ge', value: 0 }] : [] };
}
