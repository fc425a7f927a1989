import type Place from './place.ts';

export default interface Order {
  title: string;
  to: Place<{ city: string }>;
}
