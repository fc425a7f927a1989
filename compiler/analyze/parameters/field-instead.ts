import { ts } from 'ts-morph';
import type { Constant } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { optionsText } from '../options/options-type.ts';
import { symbolNamed } from '../syntax/symbols.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { constantOf } from '../types/literal-types.ts';
import type { Mark } from '../types/marks.ts';
import { typeText } from '../types/type-text.ts';
import { declaratorText } from './declarator-text.ts';

/**
 * The parameter declarator to write in place of `Field`, with its options, or around the alias that contains
 * the `Field`.
 */
export function fieldInstead(
  { initializer, type: node }: ts.ParameterDeclaration,
  mark: Mark,
  declarator: string,
  context: Context,
): string {
  const { checker } = context;
  const filled = filledOf(mark, checker);
  if (node && filled === undefined && !isField(node, checker)) return `${declarator}<${oneLine(node)}>`;
  const others = optionsText(mark.options, context, (name) => name !== 'default');
  const instead = declaratorText(declarator, typeText(mark.type, context), others);
  // A field's default is an option, a parameter's default an initializer.
  return filled === undefined || initializer || declarator === 'Path'
    ? instead
    : `${instead} = ${JSON.stringify(filled)}`;
}

/** The default among the options of a field, where it has a value. */
export function filledOf({ options }: Mark, checker: ts.TypeChecker): Constant | undefined {
  const symbol = checker.getPropertyOfType(options, 'default');
  return symbol && constantOf(checker.getTypeOfSymbol(symbol), checker);
}

function isField(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  return ts.isTypeReferenceNode(node) && symbolNamed(node, checker)?.name === 'Field';
}
