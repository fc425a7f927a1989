import { HttpError, type int, type Query, ResourceNotFound } from 'routeclass';

class Taken extends HttpError {
  constructor() {
    super(409, 'Taken');
  }
}

/** @throws {} Nothing is named */
function find(id: number) {
  if (id > 9) throw new ResourceNotFound('Todo', id);
  if (id < 0) throw new Taken();
  return id;
}

export default class Todos {
  /**
   * One todo.
   *
   * @throws {ResourceNotFuond} It is not there
   * @throws {404 | 4o9} Two statuses, of which one is none
   * @throws 200 All is well
   * @throws {HttpError} Any status
   * @throws {Takn | 410} The name of a class here
   * @throws {Nowhere} A name that nobody knows
   */
  get(id: Query<int>) {
    return find(id);
  }

  /** @throws {404 It is not there */
  delete(id: Query<int>) {
    find(id);
  }
}
