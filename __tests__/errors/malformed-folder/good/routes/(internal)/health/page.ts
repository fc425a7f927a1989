export default class Health {
  get() {
    return { ok: true };
  }
}
