class Decimal {
  readonly #digits: string;
  readonly sign: number = 1;

  constructor(digits: string) {
    this.#digits = digits;
  }

  toJSON(): string {
    return this.#digits;
  }
}

class User {
  readonly id: number = 1;
  readonly name: string = 'Ada';
  readonly password: string = 'secret';

  toJSON() {
    return { id: this.id, name: this.name };
  }
}

interface Price {
  amount: Decimal;
  before: Decimal | null;
}

export default class Amounts {
  get(): Price {
    return { amount: new Decimal('1.50'), before: null };
  }

  post() {
    return [new Decimal('2')];
  }

  put() {
    return { user: new User() };
  }
}
