type Event = { kind: 'paid'; amount: number } | { kind: 'cancelled'; reason: string };
type Id = string & { readonly __brand: 'Id' };

export default class Events {
  post(event: Event | null) {
    return event;
  }

  put(changed: Event & { at: string }) {
    return changed;
  }

  get(since: Id | 'start') {
    return since;
  }
}
