import type { Form } from 'routeclass';

interface Login {
  name: string;
  password: string;
}

export default class LoginPage {
  post(login: Form<Login>) {
    return login.name;
  }
}
