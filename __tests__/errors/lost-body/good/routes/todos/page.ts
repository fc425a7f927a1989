import { type Body, reply } from 'routeclass';

interface Todo {
  title: string;
}

const todos: Todo[] = [];

function save(todo: Todo): Todo {
  todos.push(todo);
  return todo;
}

export default class Todos {
  post(todo: Body<Todo>) {
    return reply(save(todo), 201);
  }

  put(todo: Body<Todo>) {
    return todos.length === 0 ? reply(save(todo), 201) : reply(todo, 200);
  }

  patch(todo: Body<Todo>) {
    return reply(save(todo), 202, { location: '/todos' });
  }
}
