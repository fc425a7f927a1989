class Base {
  protected constructor(readonly name = 'users') {}
}

export default class Users extends Base {
  get() {
    return this.name;
  }
}
