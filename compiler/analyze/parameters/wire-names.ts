import type { ts } from 'ts-morph';
import type { Span, TextSource } from '../../model/model.ts';
import { isHeaderName } from '../answers/header-names.ts';
import { type Context, spanOf } from '../context.ts';
import { writtenOption } from '../options/options-type.ts';

/**
 * The name that a parameter has in requests: its alias, else what its source makes of its own. Reported where
 * no request can have it.
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

/** Browsers take more than the standard has; these signs say where a name ends. */
const isCookieName = (name: string) => /^[^;=\s]([^;=\p{Cc}]*[^;=\s])?$/u.test(name);

/** Where the alias is written, where that is in a source. */
function aliasSpan(options: ts.Type): Span | undefined {
  const alias = options.getProperty('alias');
  const own = alias && writtenOption(alias);
  return own && spanOf(own.type ?? own);
}

/** `user_agent` and `userAgent` are `user-agent`, `xAPIKey` is `x-api-key`. */
function headerName(name: string): string {
  return name.replaceAll('_', '-').replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
}
