import type ts from 'typescript';
import type { TextParameter } from '../../model/model.ts';
import { conditionOf } from '../../print/condition.ts';
import { quote } from '../../print/quote.ts';
import { isTemplate, textType } from './texts.ts';

/**
 * The expression that reads a form field. An empty field counts as absent for every type but a string,
 * because browsers send fields that the user left empty.
 */
export function formText({ type, wireName }: TextParameter): string {
  const read = textType(type);
  const kinds: Partial<Record<string, string>> = { string: 'text', list: 'list' };
  return `form.${(!isTemplate(read) && kinds[read.kind]) || 'value'}(${quote(wireName)})`;
}

/**
 * The condition that no file was sent in place of the field. The text of a file is undefined, which an
 * optional field would accept.
 */
export function holdsNoFile({ type, wireName }: TextParameter): ts.Expression {
  const has = textType(type).kind === 'list' ? 'hasFiles' : 'hasFile';
  return conditionOf(`!form.${has}(${quote(wireName)})`);
}
