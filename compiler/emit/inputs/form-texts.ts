import ts from 'typescript';
import type { TextParameter } from '../../model/model.ts';
import { quote } from '../../print/quote.ts';
import { isTemplate, textType } from './texts.ts';

/**
 * The expression that reads a form field. An empty one counts as absent for every type but a string: browsers
 * send fields that nobody touched.
 */
export function formText({ type, wireName }: TextParameter): string {
  const read = textType(type);
  const kinds: Partial<Record<string, string>> = { string: 'text', list: 'list' };
  return `form.${(!isTemplate(read) && kinds[read.kind]) || 'value'}(${quote(wireName)})`;
}

/**
 * True where no file stands in the field's place. A file is read as no text, which alone would pass for a
 * field that may be absent.
 */
export function holdsNoFile({ type, wireName }: TextParameter): ts.Expression {
  const has = textType(type).kind === 'list' ? 'hasFiles' : 'hasFile';
  return ts.factory.createLogicalNot(ts.factory.createIdentifier(`form.${has}(${quote(wireName)})`));
}
