import type { Body, int, Query } from 'routeclass';

interface ByMail {
  mail: string;
  phone?: never;
}

interface ByPhone {
  phone: string;
  mail?: never;
}

export type Contact = ByMail | ByPhone;

export interface Failure {
  data?: undefined;
  error: string;
}

export interface Success {
  data: { id: int };
  error?: undefined;
}

export default class Contacts {
  get(ok: Query<boolean>): Success | Failure {
    return ok ? { data: { id: 1 } } : { error: 'none' };
  }

  post(contact: Body<Contact>): Contact {
    return contact;
  }

  put(contact: Body<{ name: string; id?: never }>): { name: string; id?: never } {
    return contact;
  }

  patch(nothing: Body<{ contact?: never }>): { contact?: never } {
    return nothing;
  }
}
