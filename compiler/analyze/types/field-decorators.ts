import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import type { Context } from '../context.ts';
import { optionsMeant } from '../options/option-advice.ts';
import { decoratorsOf, type ForeignDecorator } from '../page/foreign-decorators.ts';
import { valueText } from '../syntax/value-text.ts';
import { typeText } from './type-text.ts';

/** Packages whose decorators only work when the package itself, or a framework that uses it, reads them. */
const ofFields = /^class-(?:transformer|validator)(?:\/|$)/;

/** Decorators that say no more than the type of the field does. */
const plain =
  /^(?:Allow|Expose|Is(?:Array|Boolean|Date|Defined|Enum|Number|Object|String)|Type|ValidateNested)$/;

/**
 * Reports field decorators that are meant to check the field, or to hide it from clients: those of a package
 * together, because one declaration replaces them all.
 */
export function reportFieldDecorators(node: ts.Declaration, type: ts.Type, context: Context): void {
  const found = decoratorsOf(node, context).filter(({ from }) => ofFields.test(from));
  // TypeScript refuses all of them without this option.
  const isAllowed = context.program.getCompilerOptions().experimentalDecorators === true;
  for (const from of new Set(found.map((one) => one.from))) {
    const ofPackage = found.filter((one) => one.from === from);
    const unread = isAllowed ? ofPackage.filter(({ name }) => !isSaidByType(name, node)) : ofPackage;
    const [first] = unread;
    if (first === undefined) continue;
    const span = { ...first.span, end: unread.at(-1)!.span.end };
    const names = unread.map(({ name }) => name);
    const hint = fieldHint(node, ofPackage, type, context);
    context.diagnostics.add('unread-decorator', span, names, from, { hint, isAllowed });
  }
}

const isSaidByType = (name: string, node: ts.Declaration) =>
  plain.test(name) || (name === 'IsOptional' && hasQuestionToken(node));

const hasQuestionToken = (node: ts.Declaration) =>
  ts.isPropertyDeclaration(node) && node.questionToken !== undefined;

const sayInType =
  'Say it in the type: bounds, lengths, patterns and formats are options of `Field`. Anything else belongs in the method.';

/** How the type of a field says what its decorators are meant to do. */
function fieldHint(
  node: ts.Declaration,
  decorators: readonly ForeignDecorator[],
  type: ts.Type,
  context: Context,
): string {
  const field = ts.getNameOfDeclaration(node)?.getText() ?? 'name';
  const has = (name: string) => decorators.some((one) => one.name === name);
  if (has('Exclude'))
    return `All that the type names is sent: return \`Omit<${classOf(node)}, '${field}'>\`, or a model without it.`;
  const isOptional = hasQuestionToken(node) || has('IsOptional');
  const name = `${field}${isOptional ? '?' : ''}`;
  const declared = `${name}: ${typeWith(decorators, node, type, context)}`;
  const { type: written } = node as Partial<ts.PropertyDeclaration>;
  const before = `${field}${hasQuestionToken(node) ? '?' : ''}: ${written?.getText()}`;
  if (declared !== before) return `Write ${code(declared)}.`;
  return decorators.every((one) => isSaidByType(one.name, node))
    ? `Remove ${decorators.length > 1 ? 'them' : 'it'}: the type of the field says the same.`
    : sayInType;
}

/** The type of a field with the options that its decorators stand for. */
function typeWith(
  decorators: readonly ForeignDecorator[],
  node: ts.Declaration,
  type: ts.Type,
  context: Context,
): string {
  const { type: written } = node as Partial<ts.PropertyDeclaration>;
  const present = context.checker.getNonNullableType(type);
  const whole = written?.getText() ?? typeText(present, context);
  const item = present.getNumberIndexType();
  const ofItems = decorators.filter(({ args }) => args.some(isOfEach));
  const ofField = decorators.filter((one) => !ofItems.includes(one));
  if (item === undefined) return constrained(whole, type, decorators, context);
  const unchanged = typeText(item, context);
  const one = constrained(unchanged, item, ofItems, context);
  return constrained(one === unchanged ? whole : `${one}[]`, type, ofField, context);
}

function constrained(
  text: string,
  type: ts.Type,
  decorators: readonly ForeignDecorator[],
  context: Context,
): string {
  const value = decorators.some(({ name }) => name === 'IsInt') ? 'int' : text;
  const options = decorators.flatMap((one) => optionsOf(one, type, context));
  return options.length === 0 ? value : `Field<${value}, { ${options.join('; ')} }>`;
}

/** The options that a decorator stands for, with their values: `minLength: 2` of `@MinLength(2)`. */
function optionsOf({ args, name }: ForeignDecorator, type: ts.Type, { checker }: Context): readonly string[] {
  const rule = name.replace(/^(?:Array|Is)(?=[A-Z])/, '').replace(/^./, (first) => first.toLowerCase());
  return optionsMeant(rule, type, checker).flatMap((option, i) => {
    if (option.includes(':')) return option;
    // Of `@Length(2)` the greatest length is left out.
    return i > 0 && args[i] === undefined ? [] : `${option}: ${valueText(args[i])}`;
  });
}

/** Whether options contain `{ each: true }`: the decorator then applies to the items of a list. */
const isOfEach = (node: ts.Expression) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (one) =>
      ts.isPropertyAssignment(one) &&
      one.name.getText() === 'each' &&
      one.initializer.kind === ts.SyntaxKind.TrueKeyword,
  );

const classOf = ({ parent }: ts.Node) => (ts.isClassLike(parent) && parent.name?.text) || 'User';
