interface Mailer {
  send(to: string): void;
}

class Users {
  readonly #names = ['ada'];

  all(): readonly string[] {
    return this.#names;
  }
}

class Posts {
  constructor(private readonly users: Users) {}

  all(): readonly string[] {
    return this.users.all();
  }
}

export default class Services {
  get(users: Users, posts: Posts) {
    return [...users.all(), ...posts.all()];
  }

  post(mailer: Mailer): void {
    mailer.send('ada');
  }
}
