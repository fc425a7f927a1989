import { ts } from 'ts-morph';
import { type Context, isOwn } from '../context.ts';

/**
 * Whether a type is `Date`, or a class or interface that extends it and adds nothing: mongoose has one of its
 * own.
 */
export function isDate(type: ts.Type, context: Context): boolean {
  const symbol = type.getSymbol();
  if (symbol?.name === 'Date') return !isOwn(symbol.declarations![0]!, context);
  if (type.getProperty('toISOString') === undefined) return false;
  const isOfDate = ({ parent }: ts.Declaration) =>
    ts.isInterfaceDeclaration(parent) && parent.name.text === 'Date';
  return type.getProperties().every(({ declarations }) => declarations?.every(isOfDate));
}
