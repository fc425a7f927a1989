export default class Handled {
  get() {
    return 1;
  }
}
