import { ts } from 'ts-morph';
import type { Constant, Span } from '../../model/model.ts';
import { type Context, isSource } from '../context.ts';
import { optionOf, optionTags } from '../options/option-names.ts';
import type { Place } from '../place.ts';

/** A tag of JSDoc: `@minimum 5`. */
export interface CommentTag {
  readonly name: string;
  readonly value: string;
  /** As messages write it. */
  readonly text: string;
  readonly span: Span;
  /** Whether it stands where nobody can mend it. */
  readonly isForeign: boolean;
}

/** Tags that stand for two of our options. */
const pairs: { readonly [name: string]: readonly string[] } = {
  length: ['minLength', 'maxLength'],
  items: ['minItems', 'maxItems'],
};

const readTags: readonly string[] = ['type', 'default', 'example', ...Object.keys(pairs), ...optionTags];

/** What the comment of a field may say. */
export const fieldTags: readonly string[] = [...readTags, 'deprecated', 'title'];

/** The tags of a comment that are read. */
export function tagsOf(doc: ts.JSDoc, place: Place): CommentTag[] {
  return allTagsOf(doc, place).filter(({ name }) => readTags.includes(name));
}

export function allTagsOf(doc: ts.JSDoc, place: Place): CommentTag[] {
  const source = doc.getSourceFile();
  const isForeign = !isSource(doc);
  return (doc.tags ?? []).map((tag) => {
    const name = ts.idText(tag.tagName);
    // The end of the comment belongs to its last tag.
    const written = source.text.slice(tag.pos, tag.end).replace(/[\s*]*(?:\*\/)?$/, '');
    const value = written
      .slice(name.length + 1)
      .replaceAll(/\r?\n[ \t]*\*?[ \t]?/g, '\n')
      .trim();
    const span = isForeign
      ? place.span
      : { file: source.fileName, start: tag.pos, end: tag.pos + written.length };
    return { name, value, span, isForeign, text: `@${name}${value === '' ? '' : ` ${value}`}` };
  });
}

/** The options that a tag stands for. */
export function optionsOf({ name }: CommentTag): readonly string[] {
  return Object.hasOwn(pairs, name) ? pairs[name]! : [optionOf(name) ?? []].flat();
}

/** The value of an option as a tag writes it; undefined where it is none. */
export function optionValue(option: string, text: string): Constant | undefined {
  if (option === 'format') return text.replace(/^date-?time$/i, 'date-time');
  if (option === 'regex') return text;
  if (option === 'uniqueItems') return { '': true, true: true, false: false }[text];
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** @param wanted what would be right, and `sample` a tag that would be */
export function refuseTagValue(
  { name, span }: CommentTag,
  wanted: string,
  sample: string,
  { diagnostics }: Context,
): void {
  diagnostics.add('comment-tag-value', span, `@${name}`, wanted, sample);
}
