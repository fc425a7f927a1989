import type { tags } from '@typia/interface';
import type { Body } from 'routeclass';

export interface Contact {
  address: string & (tags.Format<'email'> | tags.Format<'url'>);
  amount: number & (tags.Type<'int32'> | tags.Minimum<100>);
}

export default class Unions {
  post(contact: Body<Contact>): Contact {
    return contact;
  }
}
