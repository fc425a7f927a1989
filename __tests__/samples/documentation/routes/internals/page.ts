/** @hidden */
export default class Internals {
  get(): string {
    return 'for ourselves';
  }

  /** @deprecated */
  post(): void {}
}
