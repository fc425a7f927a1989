export default class Orders {
  get() {
    return { total: 0 };
  }
}
