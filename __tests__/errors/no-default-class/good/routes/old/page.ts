export default class Old {
  get() {
    return { total: 0 };
  }
}
