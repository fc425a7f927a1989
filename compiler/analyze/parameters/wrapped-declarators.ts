import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { optionsText } from '../options/options-type.ts';
import { oneLine, presentNode } from '../syntax/type-nodes.ts';
import { type Mark, markOf } from '../types/marks.ts';
import { typeText } from '../types/type-text.ts';
import { declaratorText, defaultText, orNull } from './declarator-text.ts';

/** TypeScript's utility types that make another object type, without the mark. */
const wrappers = ['Omit', 'Partial', 'Pick', 'Readonly', 'Required'];

/** The sources whose declarators have the value's type as their type argument. */
const wrappable: readonly Mark['source'][] = ['query', 'header', 'cookie', 'form', 'body'];

/**
 * What to declare in place of a utility type around a declarator, `Readonly<Query<string[]>>`: it belongs
 * inside. Undefined for every other type.
 */
export function unwrappedDeclarator(
  { initializer, type: node }: ts.ParameterDeclaration,
  whole: ts.Type,
  context: Context,
): string | undefined {
  const { checker } = context;
  const present = presentNode(node);
  if (present === undefined || !ts.isTypeReferenceNode(present)) return undefined;
  const wrapper = present.typeName.getText();
  const [wrapped, ...more] = present.typeArguments ?? [];
  if (wrapped === undefined || !wrappers.includes(wrapper)) return undefined;
  const mark = markOf(checker.getTypeFromTypeNode(wrapped), checker);
  if (mark === undefined || mark.source === 'field') return undefined;
  if (!wrappable.includes(mark.source)) return oneLine(wrapped);
  const inner =
    (wrapper === 'Readonly' && readonlyList(mark.type, context)) ||
    `${wrapper}<${[typeText(mark.type, context), ...more.map(oneLine)].join(', ')}>`;
  const options = optionsText(mark.options, context);
  return `${declaratorText(mark.source, `${inner}${orNull(whole)}`, options)}${defaultText(initializer)}`;
}

/**
 * The readonly form of an array type that is written out; undefined for other types, and for an alias of an
 * array type, as `readonly` cannot precede a name.
 */
function readonlyList(type: ts.Type, context: Context): string | undefined {
  const text = typeText(type, context);
  if (!(context.checker.isArrayType(type) && text.endsWith('[]'))) return undefined;
  return text.startsWith('readonly ') ? text : `readonly ${text}`;
}
