import type { Field, Form, int, Query } from 'routeclass';

export enum Plan {
  Free = 'free',
  Paid = 'paid',
}

/** What somebody says who signs up. */
export interface Signup {
  /** As it is shown to others. */
  username: Field<string, { minLength: 3; maxLength: 20; regex: '^[a-z]+$' }>;
  password: Field<string, { minLength: 8 }>;
  age?: Field<int, { ge: 18 }>;
  /** Whether mail may be sent. */
  newsletter: Field<boolean, { default: false }>;
  plan: Field<Plan, { default: Plan.Free }>;
  invitedBy: Field<string | null, { default: null }>;
  topics: Field<string[], { default: ['news'] }>;
  'referred-by'?: string;
}

export interface Profile {
  name: string;
  color?: 'red' | 'blue';
}

export default class Signups {
  post(
    signup: Form<Signup, { description: 'The form as it was filled in' }>,
    campaign: Query<string> = 'none',
    preview?: Query<boolean>,
  ) {
    return { ...signup, campaign, preview };
  }

  put(profile: Form<Profile>, csrf: Form<string, { alias: 'csrf-token' }>) {
    return { ...profile, csrf };
  }

  async patch(change: Form<Partial<Profile>>): Promise<{ fields: int }> {
    return { fields: Object.keys(change).length };
  }
}
