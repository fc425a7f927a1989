import type { ts } from 'ts-morph';
import type { Span, Type } from '../../model/model.ts';
import { propertyKey, quote } from '../../print/quote.ts';
import type { Context } from '../context.ts';
import { inBraces, optionTexts } from '../options/options-type.ts';
import type { Mark } from '../types/marks.ts';
import { declaratorText } from './declarator-text.ts';

/** A parameter as far as its name is concerned. */
interface NamedParameter {
  readonly mark: Mark;
  /** The name in requests. A body has none. */
  readonly wireName?: string;
  readonly type: Type;
  readonly typeSpan: Span;
}

/**
 * Warns of a name in the place of a type, as in `token: Header<'Authorization'>` or `page: Query<'page'>`,
 * which accept one text alone. Call it only where no `alias` is written: an alias is the name, and so the
 * literal is a value.
 */
export function reportNameAsType(
  node: ts.ParameterDeclaration,
  { mark, type, typeSpan, wireName }: NamedParameter,
  context: Context,
): void {
  const only = type.kind === 'literal' && !type.enum && type.values.length === 1 ? type.values[0] : undefined;
  if (typeof only !== 'string' || node.initializer) return;
  const { source } = mark;
  const own = wireName ?? node.name.getText();
  const isHeader = source === 'header' && isKnownHeader(only) && !namesHeaders.test(own);
  if (!isHeader && bare(only) !== bare(own)) return;
  const declaration = (value: string, alias: string | undefined) => {
    const named = alias === undefined ? [] : [`alias: ${quote(alias)}`];
    const options = inBraces([...named, ...optionTexts(mark.options, context)]);
    return `${node.name.getText()}${node.questionToken ? '?' : ''}: ${declaratorText(source, value, options)}`;
  };
  const isSame = source === 'header' ? only.toLowerCase() === own : only === own;
  context.diagnostics.add('name-as-type', typeSpan, {
    only,
    written: declaratorText(source, quote(only), undefined),
    ...(wireName === undefined
      ? { meant: `body: Body<{ ${propertyKey(only)}: string }>`, asValue: undefined }
      : { meant: declaration('string', isSame ? undefined : only), asValue: declaration(quote(only), own) }),
  });
}

/** A name without what distinguishes its spellings: `useragent` for `User-Agent`, `user_agent`, `userAgent`. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, '');

/** Whether a text is hardly anything but the name of a request header. */
const isKnownHeader = (text: string) => knownHeaders.test(text) || /^X-[A-Z]|^x-[a-z]+-[a-z]/.test(text);

const knownHeaders =
  /^(?:accept-\w+|authorization|cache-control|content-(?:encoding|language|length|type)|idempotency-key|if-(?:none-)?match|if-(?:un)?modified-since|proxy-authorization|referer|sec-[\w-]+|traceparent|user-agent)$/i;

/** Headers whose values are names of headers. */
const namesHeaders = /^(?:access-control-[\w-]+|connection|trailer|vary)$/;
