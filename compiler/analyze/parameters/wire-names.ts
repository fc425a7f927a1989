import type { ts } from 'ts-morph';
import { isHeaderName } from '../../header-names.ts';
import type { Span, TextSource } from '../../model/model.ts';
import { type Context, sourceDeclaration, spanOf } from '../context.ts';

/**
 * The name of a parameter in requests: its alias, or else its own name in the form that its source uses. A
 * name that no request can have is reported.
 */
export function readWireName(
  node: ts.ParameterDeclaration,
  source: TextSource,
  alias: string | undefined,
  options: ts.Type,
  context: Context,
): string {
  const name = node.name.getText();
  const wireName = alias ?? (source === 'header' ? headerName(name).toLowerCase() : name);
  if ((source === 'header' && !isHeaderName(wireName)) || (source === 'cookie' && !isCookieName(wireName)))
    context.diagnostics.add(
      'wire-name',
      aliasSpan(options) ?? spanOf(node.name),
      source,
      wireName,
      'parameter',
    );
  return wireName;
}

/** Browsers accept more characters than the standard. These are the ones that delimit a name. */
const isCookieName = (name: string) => /^[^;=\s]([^;=\p{Cc}]*[^;=\s])?$/u.test(name);

/** The span of the alias, where it is written in a source file. */
function aliasSpan(options: ts.Type): Span | undefined {
  const alias = options.getProperty('alias');
  const own = alias && sourceDeclaration(alias);
  return own && spanOf(own.type ?? own);
}

/**
 * The header name of a parameter: `user-agent` for `user_agent` and `userAgent`, `x-api-key` for `xAPIKey`.
 */
function headerName(name: string): string {
  return name.replaceAll('_', '-').replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
}
