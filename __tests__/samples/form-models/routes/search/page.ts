import type { Field, Form, int } from 'routeclass';

export default class Search {
  /** A model without a name. */
  post(form: Form<{ text: string; limit: Field<int, { ge: 1; le: 100; default: 10 }>; flags?: boolean[] }>) {
    return form;
  }
}
