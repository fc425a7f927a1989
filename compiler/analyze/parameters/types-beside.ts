import { ts } from 'ts-morph';
import { capital } from '../../words.ts';
import { type Context, spanOf } from '../context.ts';
import { optionsText } from '../options/options-type.ts';
import { type Mark, markOf } from '../types/marks.ts';
import { membersOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';

/**
 * Reports a second declarator of the same value: `Query<int> & Header<int>`. Returns whether there is one.
 */
export function reportJoined(
  node: ts.ParameterDeclaration,
  { beside, source }: Mark,
  { diagnostics }: Context,
): boolean {
  const joined = beside.find((one) => one.source !== 'field');
  if (joined === undefined) return false;
  const at = spanOf(node.type ?? node);
  diagnostics.add('several-declarators', at, capital(source), capital(joined.source), 'and');
  return true;
}

/**
 * Reports union members beside a declarator: `Query<int> | Header<int>`. A `null` beside the declarator is
 * part of the value. Returns whether there are any.
 */
export function reportBeside(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  mark: Mark,
  context: Context,
): boolean {
  const { checker, diagnostics } = context;
  const { Null, Undefined } = ts.TypeFlags;
  const others = membersOf(type)
    .filter(({ flags }) => !(flags & (Null | Undefined)))
    .map((member) => ({ member, own: markOf(member, checker) }))
    .filter(({ own }) => own?.self !== mark.self);
  if (others.length === 0) return false;
  const at = spanOf(node.type ?? node);
  const declarator = capital(mark.source);
  const marked = others.find(({ own }) => own && own.source !== 'field')?.own;
  if (marked) diagnostics.add('several-declarators', at, declarator, capital(marked.source), 'or');
  else {
    const types = others.map(({ member }) => member);
    const other = types.map((one) => typeText(one, context)).join(' | ');
    diagnostics.add(
      'several-declarators',
      at,
      declarator,
      other,
      'type',
      around(mark, types, `${other}${orNull(type, mark)}`, context),
    );
  }
  return true;
}

/** ` | null` where `null` stands beside the declarator and not inside it. */
function orNull(type: ts.Type, mark: Mark): string {
  const hasNull = (one: ts.Type) => membersOf(one).some(({ flags }) => flags & ts.TypeFlags.Null);
  return hasNull(type) && !hasNull(mark.type) ? ' | null' : '';
}

/**
 * The declarator around the whole union, where the union can be read from text: where a text tells the
 * members apart.
 */
function around(mark: Mark, types: readonly ts.Type[], other: string, context: Context): string | undefined {
  const isOfTexts = [...membersOf(context.checker.getNonNullableType(mark.type)), ...types].every((one) =>
    one.isStringLiteral(),
  );
  if (mark.source !== 'body' && !isOfTexts) return undefined;
  const options = optionsText(mark.options, context);
  return `${capital(mark.source)}<${typeText(mark.type, context)} | ${other}${options ? `, ${options}` : ''}>`;
}
