import type { ErrorHandlers } from 'routeclass';

class Fault {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text() {
    return this.#text;
  }
}

/** Fields of a type that are not in its JSON. */
export default {
  http: ({ status, ...rest }) => {
    if (status === 404) return [{ faults: [new Fault(rest.detail)] }, 404];
    if (status === 409) return [rest, 409];
    return [{ at: new Date(0), text: new Fault(rest.detail).text }, 500];
  },
  validation: ({ entries }) => [entries.map(({ msg }) => new Fault(msg)), 422],
} satisfies ErrorHandlers;
