type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export default class Filled {
  get(): Result<string, never> {
    return { ok: true, value: 'a' };
  }
}
