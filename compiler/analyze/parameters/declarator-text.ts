import type { ts } from 'ts-morph';
import { capital } from '../../words.ts';
import { hasNull } from '../types/members.ts';

/** A declarator as it is written: `Query<string, { alias: 'q' }>`. */
export function declaratorText(declarator: string, value: string, options: string | undefined): string {
  return `${capital(declarator)}<${value}${options === undefined ? '' : `, ${options}`}>`;
}

/** ` | null` for a type that has `null`. */
export const orNull = (type: ts.Type) => (hasNull(type) ? ' | null' : '');

/** ` = 10` for a default. */
export const defaultText = (value: ts.Expression | undefined) => (value ? ` = ${value.getText()}` : '');
