export default class User {
  get(id: string, search: string | null = null, page?: number | null) {
    return { id, search, page };
  }

  delete(id?: number, reason = null): void {}

  put(id: Date): void {}
}
