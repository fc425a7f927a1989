import { ts } from 'ts-morph';
import { isErrorStatus } from '../../../runtime/exchange/status.ts';
import { nearest } from '../../diagnose/suggest.ts';
import type { Span } from '../../model/model.ts';
import { tagText } from '../comments/tag-text.ts';
import { type Context, isOwn } from '../context.ts';
import { resolved } from '../syntax/symbols.ts';
import { resolveName } from '../typescript-internals.ts';
import type { ErrorClasses } from './error-classes.ts';
import { errorsOf } from './error-shape.ts';
import { type Callable, classOf, frameOf } from './functions.ts';
import { anything } from './values.ts';

type TagContext = Pick<Context, 'plain' | 'diagnostics' | 'own'>;

/** One error that a `@throws` names. */
export interface ThrowsTag {
  readonly what:
    | { readonly kind: 'status'; readonly status: number; readonly code: string | undefined }
    | { readonly kind: 'class'; readonly node: ts.ClassLikeDeclaration };
  /** Its description; empty where it has none. */
  readonly text: string;
}

/** A part of a tag, with its position. */
interface Part {
  readonly text: string;
  readonly start: number;
}

type Fault =
  | { readonly kind: 'status' | 'form' | 'no-status' }
  | { readonly kind: 'name'; readonly meant: string | undefined };

/**
 * The HTTP errors that the JSDoc of a function names: `@throws {404} Text`, `@throws 404 Text`, `@throws {404
 * CODE} Text`, `@throws {NotFound} Text`, and several in braces, separated by `|`. Other errors and prose are
 * ignored.
 */
export function throwsTags(
  callable: Callable,
  classes: ErrorClasses,
  context: TagContext,
): readonly ThrowsTag[] {
  const node = frameOf(callable);
  if (node === undefined) return [];
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => ['throws', 'exception'].includes(ts.idText(tagName)))
    .flatMap((tag) => {
      const { parts, text } = partsOf(tag);
      return parts.flatMap((part) => {
        const what = read(part, tag, classes, context);
        return what ? [{ what, text }] : [];
      });
    });
}

function partsOf(tag: ts.JSDocTag): { readonly parts: readonly Part[]; readonly text: string } {
  const start = tag.tagName.end;
  const written = tagText(tag, start);
  const braces = /^[ \t]*\{(?!@)([^}]*)(\}?)/.exec(written);
  if (braces) {
    const [all, inner = '', closed = ''] = braces;
    const at = start + all.length - inner.length - closed.length;
    // Without a closing brace, the rest of the line counts.
    const list = closed ? inner : inner.split(/[\r\n]/)[0]!;
    return {
      parts: closed ? listed(list, at) : [{ text: `{${list.trimEnd()}`, start: at - 1 }],
      text: textOf(written.slice(all.length)),
    };
  }
  const bare = /^[ \t]*(\d\S*)/.exec(written);
  if (bare === null) return { parts: [], text: '' };
  const [all, status = ''] = bare;
  const text = status.replace(/[:,.-]$/, '');
  return {
    parts: [{ text, start: start + all.length - status.length }],
    text: textOf(written.slice(all.length)),
  };
}

function listed(inner: string, at: number): readonly Part[] {
  let start = at;
  return inner.split('|').map((one) => {
    const part = { text: one.trim(), start: start + one.length - one.trimStart().length };
    start += one.length + 1;
    return part;
  });
}

function textOf(written: string): string {
  return written
    .replaceAll(/\r?\n[ \t]*\*?[ \t]?/g, ' ')
    .replaceAll(/\{@link\s+([^}|\s]+)[^}]*\}/g, '$1')
    .replace(/^\s*-\s+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function read(
  { start, text }: Part,
  tag: ts.JSDocTag,
  classes: ErrorClasses,
  context: TagContext,
): ThrowsTag['what'] | undefined {
  const refuse = (fault: Fault) => complain({ start, text }, tag, fault, context);
  if (/^\d/.test(text)) {
    const [, digits, code] = /^(\d+)(?:\s+([!-~]+))?$/.exec(text) ?? [];
    const status = Number(digits);
    return isErrorStatus(status) ? { kind: 'status', status, code } : refuse({ kind: 'status' });
  }
  if (text === '' || text.startsWith('{')) return refuse({ kind: 'form' });
  // `NodeJS.ErrnoException`, `Error[]`: not an HTTP error.
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text)) return undefined;
  const symbol = named(text, tag, context.plain);
  const found = symbol ? classOf(symbol) : classes.names.get(text);
  if (found === undefined)
    return symbol ? undefined : refuse({ kind: 'name', meant: nearest(text, candidates(tag, classes)) });
  if (!classes.isError(found)) return undefined;
  const isKnown = classes.made(found, anything).some((one) => errorsOf(one).length > 0);
  return isKnown ? { kind: 'class', node: found } : refuse({ kind: 'no-status' });
}

function named(name: string, tag: ts.JSDocTag, checker: ts.TypeChecker): ts.Symbol | undefined {
  const meaning = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Alias;
  return resolved(resolveName(name, tag, meaning, checker), checker);
}

/** Names that may have been meant: the runtime's classes, and what the file declares or imports. */
function candidates(tag: ts.JSDocTag, classes: ErrorClasses): readonly string[] {
  const own = tag.getSourceFile().statements.flatMap((statement) => {
    if (ts.isClassDeclaration(statement)) return statement.name?.text ?? [];
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  return [...classes.names.keys(), ...own];
}

function complain({ start, text }: Part, tag: ts.JSDocTag, fault: Fault, context: TagContext): undefined {
  if (!isOwn(tag, context)) return undefined;
  // For empty braces, the span of the braces.
  const [from, length] = text === '' ? [start - 1, 2] : [start, text.length];
  const span: Span = { file: tag.getSourceFile().fileName, start: from, end: from + length };
  context.diagnostics.add('throws-tag', span, { ...fault, text });
  return undefined;
}
