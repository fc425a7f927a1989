import type { Form } from 'routeclass';

/** The same with a form. */
export default class Lookups {
  get(name?: Form<string>) {
    return name ?? null;
  }
}
