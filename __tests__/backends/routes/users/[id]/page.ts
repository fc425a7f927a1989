import { type int, type Path, ResourceNotFound } from 'routeclass';

export default class UserById {
  get(id: Path<int, { gt: 0 }>) {
    if (id > 1000) throw new ResourceNotFound('User', id);
    return { id };
  }

  delete(id: Path<int>): void {
    void id;
  }
}
