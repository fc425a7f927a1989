import { type int, type Query, ResourceNotFound } from 'routeclass';

export default class Todos {
  /**
   * One todo.
   *
   * @throws {ResourceNotFound} The todo is not there, or was deleted
   * @throws {409 LOCKED | 423} Somebody else has it open
   * @throws 410 It was here once
   * @throws {RangeError} No HTTP error, and so none of the document's
   * @throws when the database is away
   */
  get(id: Query<int>) {
    if (id > 9) throw new ResourceNotFound('Todo', id);
    return { id };
  }
}
