import type { ts } from 'ts-morph';
import { type Context, isOwn } from '../context.ts';
import { resolved } from './symbols.ts';

/** The name of the function that a call names, whatever name it was imported by; undefined for those of the app. */
export function packageFunction(
  called: ts.Expression,
  { own, plain }: Pick<Context, 'own' | 'plain'>,
): string | undefined {
  const symbol = resolved(plain.getSymbolAtLocation(called), plain);
  return symbol?.declarations?.some((one) => isOwn(one, { own })) ? undefined : symbol?.name;
}
