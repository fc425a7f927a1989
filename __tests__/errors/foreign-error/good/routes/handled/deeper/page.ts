import { fetchTodos } from '../../_errors.ts';

export default class Deeper {
  get() {
    return { todos: fetchTodos() };
  }
}
