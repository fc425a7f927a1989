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

/** Either somebody, or nothing at all. */
export type Somebody = Contact | Record<string, never>;

export interface Settings {
  theme: Record<string, never>;
  plugins?: Record<string, never>[];
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

  delete(some: Body<Somebody>, settings: Query<string>): [Somebody, 200] | [Record<string, never>, 201] {
    return settings === '' ? [{}, 201] : [some, 200];
  }

  patch(nothing: Body<{ contact?: never }>): { contact?: never } {
    return nothing;
  }
}
