import type { Form } from 'routeclass';

interface Login {
  name: string;
  password: string;
}

export default class LoginPage {
  get(login: Form<Login>) {
    return login.name;
  }
}
