import { type Form, ValidationError } from 'routeclass';

interface Signup {
  name: string;
  'address[city]': string;
}

interface Grant {
  grant_type: 'authorization_code' | 'refresh_token';
  code?: string;
  refresh_token?: string;
}

export default class Signups {
  put(signup: Form<Signup>): void {}

  delete(grant: Form<Grant>): void {
    if (grant.grant_type === 'refresh_token' && grant.refresh_token === undefined)
      throw new ValidationError('There is no token', 'refresh_token');
  }
}
