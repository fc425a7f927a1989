import type { Body } from 'routeclass';
import { addTodo, type Todo } from '../../../../domain.ts';
import type { NewTodo } from '../../models.ts';

export default class TodosPage {
  post(todo: Body<NewTodo>): Todo {
    return addTodo(todo);
  }
}
