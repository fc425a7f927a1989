import type { Body } from 'routeclass';

interface Tagged {
  [key: symbol]: string;
  name: string;
}

export default class Symbols {
  post(tagged: Body<Tagged>) {
    return tagged;
  }

  put(kinds: Body<Record<'small' | 'large', symbol>>) {
    return { small: String(kinds.small), large: String(kinds.large) };
  }
}
