export default class {
  constructor(readonly title: string) {}

  get() {
    return { title: this.title };
  }
}
