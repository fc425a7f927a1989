export default class Ünusual {
  get() {
    return { ok: true };
  }
}
