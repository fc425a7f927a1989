export default class Root {
  get() {
    return { ok: true };
  }
}
