export class Model {
  readonly title = 'milk';
}

class Store {
  all() {
    return [new Model()];
  }
}

export class Several {
  get() {
    return { total: new Store().all().length };
  }
}

export class Later {
  get() {
    return { total: 0 };
  }
}
