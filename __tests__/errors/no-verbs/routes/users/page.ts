export default class Users {
  private get(): string[] {
    return ['ada'];
  }
}
