export default class Untyped {
  get(id): { found: boolean } {
    return { found: id !== undefined };
  }
}
