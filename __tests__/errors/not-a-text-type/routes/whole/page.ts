import type { Cookie, Form, Header, Query } from 'routeclass';

interface Open {
  name: string;
  [key: string]: string;
}

export default class Whole {
  get(
    query: Query<Record<string, string>>,
    headers: Header<Record<string, string | string[]>>,
    cookies: Cookie<Record<string, string>>,
    nothing: Query<{}>,
  ) {
    return { query, headers, cookies, nothing };
  }

  post(form: Form<Record<string, string>>): void {}

  put(form: Form<{ name: string; [key: string]: string }>): void {}

  patch(form: Form<Open>, query: Query<Open>): void {}
}
