import type { Form } from 'routeclass';

export function token(token: Form<string>) {
  return token;
}

export function language(lang?: Form<string>) {
  return lang ?? 'en';
}
