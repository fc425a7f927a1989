import type { Body, Field, int, Query } from 'routeclass';

/** @example { "title": "Buy", "state": "open", "priority": 0, "weight": 1 } */
interface TodoCreate {
  title: Field<string, { maxLength: 5; example: 'Buy milk' }>;
  state: Field<'open' | 'done', { example: 'new' }>;
  /**
   * @minimum 3
   * @example 1
   */
  priority: number;
  /** @maximum 5 */
  weight: Field<int, { example: 6 }>;
}

export default class Todos {
  get(page: Query<int, { ge: 1; example: 0 }>, tags: Query<Field<string, { minLength: 2; example: 'a' }>[]>) {
    return { page, tags };
  }

  post(
    todo: Body<TodoCreate, { example: { title: 'Milk'; state: 'open'; priority: 2; weight: 1 } }>,
    due?: Query<string, { format: 'date'; example: '31.12.2030' }>,
  ): { todo: TodoCreate; /** @example yesterday */ made: Date } {
    return { todo, made: new Date(due ?? 0) };
  }
}
