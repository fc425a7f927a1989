import { type Body, type Depends, type Field, Forbidden, type Form, type Header, type int, type Query } from 'routeclass';
import { note } from './log.ts';

export function free(): string {
  note('free');
  return 'free';
}

export function checked(level: Query<int>, x_id: Header<int, { ge: 1 }>) {
  note('checked');
  return { level, id: x_id };
}

/** Not called where `checked` is not. */
export function above(under: Depends<typeof checked>, open: Depends<typeof free>): number {
  note('above');
  return under.id + open.length;
}

export async function guard(x_role?: Header<string>): Promise<void> {
  note('guard');
  await Promise.resolve();
  if (x_role === 'none') throw new Forbidden('Not you');
}

export interface Draft {
  title: Field<string, { minLength: 1 }>;
}

export function draft(input: Body<Draft>, _guard: Depends<typeof guard>): string {
  note('draft');
  return input.title;
}

/** All of it at once, and the body with it. */
export function* text(title: Form<string, { minLength: 2 }>) {
  note('text');
  yield title;
  note('text released');
}
