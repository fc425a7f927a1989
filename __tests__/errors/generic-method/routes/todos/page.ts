import type { Body } from 'routeclass';

export default class Todos {
  post<T>(todo: Body<T>) {
    return todo;
  }
}
