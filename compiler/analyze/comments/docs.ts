import { ts } from 'ts-morph';
import type { Docs } from '../../model/model.ts';
import { readComment } from './text.ts';

/** What has JSDoc: a symbol, or a declaration without a symbol of its own. */
type Commented = Pick<ts.Symbol, 'getDocumentationComment' | 'getJsDocTags' | 'valueDeclaration'>;

/** Flags from the JSDoc of a method, or of a class, whose flags apply to all its methods. */
export interface MemberFlags {
  readonly deprecated: boolean;
  /** The text of `@deprecated`. */
  readonly deprecation: string | undefined;
  readonly hidden: boolean;
}

/**
 * JSDoc of a method. Without a `@summary`, the first paragraph is the summary and the rest the description.
 */
interface MethodDocs extends MemberFlags {
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** The text of `@returns`. */
  readonly returns: string | undefined;
}

export function memberFlags(symbol: Commented, checker: ts.TypeChecker): MemberFlags {
  const tags = new Set(symbol.getJsDocTags(checker).map(({ name }) => name));
  return {
    deprecated: tags.has('deprecated'),
    deprecation: tagText(symbol, 'deprecated', checker),
    hidden: tags.has('hidden'),
  };
}

/** @param all the flags of the class */
export function methodDocs(symbol: ts.Symbol, all: MemberFlags, checker: ts.TypeChecker): MethodDocs {
  const paragraphs = (commentOf(symbol, checker) ?? '').split(/\n[ \t]*\n/);
  const summary = tagText(symbol, 'summary', checker) ?? paragraphs.shift();
  const own = memberFlags(symbol, checker);
  return {
    summary: summary?.replaceAll(/\s*\n\s*/g, ' ').trim() || undefined,
    description: paragraphs.join('\n\n').trim() || undefined,
    returns: (tagText(symbol, 'returns', checker) ?? tagText(symbol, 'return', checker))?.replace(dash, ''),
    deprecated: own.deprecated || all.deprecated,
    deprecation: own.deprecation ?? all.deprecation,
    hidden: own.hidden || all.hidden,
  };
}

/** JSDoc of a property or parameter. The declarator's options take precedence. */
export function symbolDocs(symbol: Commented, options: Docs, checker: ts.TypeChecker): Docs {
  const title = options.title ?? tagText(symbol, 'title', checker)?.replaceAll(/\s*\n\s*/g, ' ');
  const description = options.description ?? textOf(symbol, checker);
  const deprecated = options.deprecated ?? (memberFlags(symbol, checker).deprecated || undefined);
  return {
    ...options,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

function textOf(symbol: Commented, checker: ts.TypeChecker): string | undefined {
  const { valueDeclaration: node } = symbol;
  const text = commentOf(symbol, checker);
  return node && ts.isParameter(node) ? text?.replace(dash, '') : text;
}

/** The dash of TSDoc between a parameter's name and its description: `@param title - Part of the title`. */
const dash = /^-\s+/;

/** The text of a symbol's JSDoc without tags, followed by the text of its `@description`. */
export function commentOf(symbol: Commented, checker: ts.TypeChecker): string | undefined {
  const texts = [
    readComment(symbol.getDocumentationComment(checker)),
    tagText(symbol, 'description', checker) ?? '',
  ];
  return texts.filter((text) => text !== '').join('\n\n') || undefined;
}

/** The text of the first tag with this name; undefined where there is none, or its text is empty. */
function tagText(symbol: Commented, name: string, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((one) => one.name === name);
  return readComment(tag?.text ?? []) || undefined;
}
