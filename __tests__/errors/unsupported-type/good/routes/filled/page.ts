type Success<T> = { ok: true; value: T };

export default class Filled {
  get(): Success<string> {
    return { ok: true, value: 'a' };
  }
}
