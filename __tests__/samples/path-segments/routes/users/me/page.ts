export default class Me {
  get() {
    return { id: 0 };
  }
}
