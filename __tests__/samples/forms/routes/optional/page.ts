import type { Form, int } from 'routeclass';

export enum Color {
  Red = 'red',
  Blue = 'blue',
}

/** A declaration that several methods share. */
type Amount = Form<int, { ge: 1; alias: 'amount-wanted'; description: 'How many' }>;

export default class Optional {
  post(
    name?: Form<string>,
    age?: Form<int>,
    agreed?: Form<boolean>,
    state?: Form<'open' | 'done'>,
    color?: Form<Color>,
    tags?: Form<string[]>,
    later?: Form<string | undefined>,
  ) {
    return { name, age, agreed, state, color, tags, later };
  }

  put(
    amount: Amount = 1,
    text: Form<string> = 'none',
    ratio: Form<number> = 0.5,
    agreed: Form<boolean> = false,
    state: Form<'open' | 'done'> = 'open',
    color: Form<Color> = Color.Red,
    tags: Form<string[]> = ['new'],
    search: Form<string | null> = null,
  ) {
    return { amount, text, ratio, agreed, state, color, tags, search };
  }

  async patch(amount: Amount, name: Form<string>) {
    return { amount, name };
  }
}
