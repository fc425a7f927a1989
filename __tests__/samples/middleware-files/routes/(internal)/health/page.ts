export default class Health {
  get() {
    return { healthy: true };
  }
}
