import { ts } from 'ts-morph';
import type { Docs } from '../model.ts';

/** JSDoc of a method: the first paragraph is the summary, what follows the description. */
export interface MethodDocs {
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly hidden: boolean;
}

export function methodDocs(symbol: ts.Symbol, checker: ts.TypeChecker): MethodDocs {
  const [summary, ...rest] = (commentOf(symbol, checker) ?? '').split(/\n[ \t]*\n/);
  const tags = symbol.getJsDocTags(checker);
  const tag = (name: string) => tags.find((one) => one.name === name);
  return {
    summary: summary?.replaceAll(/\s*\n\s*/g, ' ').trim() || undefined,
    description: rest.join('\n\n').trim() || undefined,
    deprecated: tag('deprecated') !== undefined,
    hidden: tag('hidden') !== undefined,
  };
}

/** JSDoc of a property or parameter; what the declarator's options say goes before it. */
export function symbolDocs(symbol: ts.Symbol, options: Docs, checker: ts.TypeChecker): Docs {
  const description = options.description ?? commentOf(symbol, checker);
  const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
  const deprecated = options.deprecated ?? (isDeprecated || undefined);
  return {
    ...options,
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** The text of a symbol's JSDoc, tags left out, line ends as `\n`. */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return text.replaceAll(/\r\n?/g, '\n').trim() || undefined;
}
