export default class Nothing {
  get(): void {}

  post() {
    return undefined;
  }

  async put(): Promise<void> {}

  async patch() {}
}
