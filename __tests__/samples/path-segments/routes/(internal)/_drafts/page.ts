export default class NotScanned {
  get() {
    return {};
  }
}
