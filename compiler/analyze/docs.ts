import { ts } from 'ts-morph';
import type { Docs } from '../model.ts';
import { commentText } from './comment-text.ts';

/** What JSDoc says of a method, or of a class and so of all its methods. */
export interface MemberFlags {
  readonly deprecated: boolean;
  readonly hidden: boolean;
}

/** JSDoc of a method: the first paragraph is the summary, what follows the description. */
export interface MethodDocs extends MemberFlags {
  readonly summary: string | undefined;
  readonly description: string | undefined;
}

export function memberFlags(symbol: ts.Symbol, checker: ts.TypeChecker): MemberFlags {
  const tags = new Set(symbol.getJsDocTags(checker).map(({ name }) => name));
  return { deprecated: tags.has('deprecated'), hidden: tags.has('hidden') };
}

/** @param all what the class says of all its methods */
export function methodDocs(symbol: ts.Symbol, all: MemberFlags, checker: ts.TypeChecker): MethodDocs {
  const [summary, ...rest] = (commentOf(symbol, checker) ?? '').split(/\n[ \t]*\n/);
  const own = memberFlags(symbol, checker);
  return {
    summary: summary?.replaceAll(/\s*\n\s*/g, ' ').trim() || undefined,
    description: rest.join('\n\n').trim() || undefined,
    deprecated: own.deprecated || all.deprecated,
    hidden: own.hidden || all.hidden,
  };
}

/** JSDoc of a property or parameter; what the declarator's options say goes before it. */
export function symbolDocs(symbol: ts.Symbol, options: Docs, checker: ts.TypeChecker): Docs {
  const description = options.description ?? commentOf(symbol, checker)?.replace(dash(symbol), '');
  const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
  const deprecated = options.deprecated ?? (isDeprecated || undefined);
  return {
    ...options,
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** What stands in TSDoc between a parameter's name and what is said of it: `@param title - Part of the title`. */
const dash = ({ valueDeclaration: node }: ts.Symbol) => (node && ts.isParameter(node) ? /^-\s+/ : '');

/** The text of a symbol's JSDoc, tags left out. */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  return commentText(symbol.getDocumentationComment(checker)) || undefined;
}
