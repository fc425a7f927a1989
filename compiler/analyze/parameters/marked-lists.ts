import type { ts } from 'ts-morph';
import { capital } from '../../words.ts';
import type { Context } from '../context.ts';
import { writtenDepends } from '../dependencies/dependables.ts';
import { optionsText } from '../options/options-type.ts';
import { itemNode, oneLine } from '../syntax/type-nodes.ts';
import type { Mark } from '../types/marks.ts';
import { listText, typeText } from '../types/type-text.ts';
import { isCredential } from './credentials.ts';
import { declaratorText, defaultText, orNull } from './declarator-text.ts';

/**
 * What to write for `name`, whose type is a list of items with a declarator, `Header<string>[]`: the
 * declarator belongs around the list.
 */
export function markedListAdvice(
  { initializer, type: node }: ts.ParameterDeclaration,
  name: string,
  list: ts.Type,
  mark: Mark,
  context: Context,
): string {
  const item = itemNode(node);
  if (mark.source === 'depends') {
    const target = writtenDepends(item, context.checker)?.target?.getText() ?? 'typeof fn';
    const fn = target.replace('typeof ', '');
    const own = item ? oneLine(item) : `Depends<${target}>`;
    return `Write \`${name}: ${own}\`: it is the result of \`${fn}\`, even if that is a list.`;
  }
  if (isCredential(mark)) {
    const text = item?.getText() ?? capital(mark.source);
    return `Write \`${name}: ${text}\`: a request has one.`;
  }
  return `Write \`${name}: ${around(mark, orNull(list), context)}${defaultText(initializer)}\`.`;
}

/**
 * The declarator around the list instead of each item. The list takes the alias, and the items keep all other
 * options.
 */
function around({ options, source, type }: Mark, nothing: string, context: Context): string {
  const ofItem = optionsText(options, context, (name) => name !== 'alias');
  const ofList = optionsText(options, context, (name) => name === 'alias');
  const list = ofItem ? `Field<${typeText(type, context)}, ${ofItem}>[]` : listText(type, context);
  return declaratorText(source, `${list}${nothing}`, ofList);
}
