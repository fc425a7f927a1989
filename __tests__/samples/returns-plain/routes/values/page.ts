export default class Values {
  get() {
    return 'text';
  }

  post(): number {
    return 1;
  }

  put(): string[] {
    return ['a'];
  }

  patch() {
    return null;
  }

  delete(): boolean | null {
    return null;
  }
}
