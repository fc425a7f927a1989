import { ts } from 'ts-morph';
import type { Constant, Span } from '../../model/model.ts';
import { type Context, isSource } from '../context.ts';
import { optionOf, optionTags } from '../options/option-names.ts';
import type { Place } from '../place.ts';
import { jsDocsOf } from '../typescript-internals.ts';
import { spanOfTag, tagText } from './tag-text.ts';

/** A JSDoc tag: `@minimum 5`. */
export interface CommentTag {
  readonly name: string;
  readonly value: string;
  /** The tag as messages write it. */
  readonly text: string;
  readonly span: Span;
  /** Whether the tag is in a file that the app's author cannot change. */
  readonly isForeign: boolean;
}

/** Tags that correspond to two options. */
const pairs: { readonly [name: string]: readonly string[] } = {
  length: ['minLength', 'maxLength'],
  items: ['minItems', 'maxItems'],
};

const readTags: readonly string[] = ['type', 'default', 'example', ...Object.keys(pairs), ...optionTags];

/** The tags that a field's comment may have. */
export const fieldTags: readonly string[] = [...readTags, 'deprecated', 'title'];

/** The tags in the comments of a node that are read here. */
export function tagsOf(node: ts.Node, place: Pick<Place, 'span'>): CommentTag[] {
  return allTagsOf(node, place).filter(({ name }) => readTags.includes(name));
}

export function allTagsOf(node: ts.Node, place: Pick<Place, 'span'>): CommentTag[] {
  const isForeign = !isSource(node);
  const tags = jsDocsOf(node).flatMap((doc) => doc.tags ?? []);
  return tags.map((tag) => {
    const name = ts.idText(tag.tagName);
    const value = tagText(tag)
      .slice(name.length + 1)
      .replaceAll(/\r?\n[ \t]*\*?[ \t]?/g, '\n')
      .trim();
    const span = isForeign ? place.span : spanOfTag(tag);
    return { name, value, span, isForeign, text: `@${name}${value === '' ? '' : ` ${value}`}` };
  });
}

/** The options that a tag corresponds to. */
export function optionsOf({ name }: CommentTag): readonly string[] {
  return Object.hasOwn(pairs, name) ? pairs[name]! : [optionOf(name) ?? []].flat();
}

/** The value of an option, parsed from the text of a tag; undefined where the text is invalid. */
export function optionValue(option: string, text: string): Constant | undefined {
  if (option === 'format') return text.replace(/^date-?time$/i, 'date-time');
  if (option === 'regex') return text;
  if (option === 'uniqueItems') return { '': true, true: true, false: false }[text];
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** @param wanted what the value must be; `sample` is a valid tag */
export function refuseTagValue(
  { name, span }: CommentTag,
  wanted: string,
  sample: string,
  { diagnostics }: Context,
): void {
  diagnostics.add('comment-tag-value', span, `@${name}`, wanted, sample);
}
