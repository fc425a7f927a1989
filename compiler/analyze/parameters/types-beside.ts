import { ts } from 'ts-morph';
import { capital } from '../../words.ts';
import { type Context, spanOf } from '../context.ts';
import { optionsText } from '../options/options-type.ts';
import { type Mark, markOf } from '../types/marks.ts';
import { hasNull, membersOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';
import { declaratorText, orNull } from './declarator-text.ts';

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
    const beside = hasNull(mark.type) ? other : `${other}${orNull(type)}`;
    diagnostics.add(
      'several-declarators',
      at,
      declarator,
      other,
      'type',
      around(mark, types, beside, context),
    );
  }
  return true;
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
  const union = `${typeText(mark.type, context)} | ${other}`;
  return declaratorText(mark.source, union, optionsText(mark.options, context));
}
