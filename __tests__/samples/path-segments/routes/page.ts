export default class Root {
  get() {
    return { name: 'root' };
  }
}
