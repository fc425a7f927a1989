/** Types taken out of other types. */
import type { int } from 'routeclass';

interface User {
  id: int;
  address: { zip: string; geo: { lat: number; lng: number } | null };
  tags: { name: string }[];
  role: 'admin' | 'user';
}

export type Address = User['address'];
export type Tag = User['tags'][number];
export type Key = keyof User;
export type Geo = NonNullable<User['address']['geo']>;
export type AnyValue = User[keyof User];
export type IdOrRole = User['id' | 'role'];
export interface UsesAccess {
  role: User['role'];
  zip: User['address']['zip'];
  order: { by: keyof User; down?: boolean };
}
