// What a generic function makes of a parameter is the model that its declared type gives.
import { type Body, type Depends, type int, type Query, reply } from 'routeclass';
import type { Todo } from '../../models.ts';

type Currency = 'EUR' | 'USD';

export interface Box<T, C extends Currency = Currency> {
  value: T;
  paid?: C;
}

function boxed<T, C extends Currency = Currency>(value: T, paid?: C): Box<T, C> {
  return { value, ...(paid && { paid }) };
}

export function user(): Todo {
  return { title: 'Log in' };
}

export default class Boxed {
  get(limit: Query<int, { ge: 1 }>, kind: Query<'a' | 'b' | null> = null, currency?: Query<Currency>) {
    const length: int = 1;
    return {
      limit: boxed(limit, currency),
      length: boxed(length),
      limits: boxed([limit]),
      twice: boxed(boxed(limit)),
      kind: boxed(kind),
      first: kind === 'a' ? boxed(kind) : null,
    };
  }

  post(todo: Body<Todo>): Box<Todo> {
    return boxed(todo);
  }

  put(todos: Body<Todo[]>, by: Depends<typeof user>) {
    return reply({ todos: boxed(todos), by: boxed(by) }, 202);
  }

  /** What may be absent is told apart. */
  patch(currency?: Query<Currency>): Box<Currency | undefined> {
    return boxed(currency);
  }

  /** Each word of a literal and of a field begins with a capital letter in a name. */
  delete(): [Box<'charge.failed'>, Box<{ created_at: string }>, Box<boolean | string>] {
    return [boxed('charge.failed'), boxed({ created_at: '2026-02-28' }), boxed<boolean | string>(true)];
  }
}
