export default class Dashed {
  get(): string {
    return '*/ `${`';
  }
}
