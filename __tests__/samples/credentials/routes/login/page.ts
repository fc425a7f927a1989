import type { Basic, Body } from 'routeclass';
import type { Login } from '../schemes.ts';

export default class BackOffice {
  get(login: Login) {
    return { user: login.username, length: login.password.length };
  }

  async post(note: Body<{ text: string }>, login: Login) {
    return { user: login.username, text: note.text };
  }

  put(login?: Basic) {
    return { shown: login ?? null };
  }
}
