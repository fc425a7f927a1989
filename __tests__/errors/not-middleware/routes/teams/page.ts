export default class Teams {
  get() {
    return { total: 0 };
  }
}
