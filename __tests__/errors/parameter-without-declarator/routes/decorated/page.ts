interface User {
  name: string;
}

declare function CurrentUser(): ParameterDecorator;

export default class Decorated {
  get(@CurrentUser() user: User) {
    return user;
  }
}
