export default class Todos {
  get = () => ({ total: 0 });

  post() {
    return { total: 1 };
  }

  delete(this: Map<string, string>) {
    return { total: this.size };
  }
}
