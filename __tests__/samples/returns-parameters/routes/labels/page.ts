// Where a text that a client sends names a field: TypeScript alone knows what that is, for with options on it a text names none.
import { type Body, type Field, type int, type Query, reply } from 'routeclass';

type Color = 'red' | 'blue';

interface Todo {
  id: int;
  state: Field<'open' | 'done', { description: 'How far it is' }>;
}

interface Page<T> {
  items: T[];
  total: int;
}

declare const shelves: Record<Color, { first: Todo | null; pages: Page<Todo>; since: Date }>;
declare const todos: Todo[];
const labels = { open: 'To be done', done: 'Done' };

export default class Labels {
  get(color: Query<Color>) {
    return shelves[color];
  }

  post(todo: Body<Todo>) {
    const label = labels[todo.state];
    return reply({ todo, label }, 201);
  }

  put(color: Query<Color>, count: Query<int>) {
    const { [color]: shelf } = shelves;
    return { count, first: shelf.first, pages: shelves[color].pages, colors: [color] };
  }

  patch() {
    return todos.map((todo) => ({ ...todo, label: labels[todo.state] }));
  }

  async *delete(color: Query<Color>) {
    yield { ...shelves[color].pages, color };
  }
}
