export default class Todos {
  get = () => ({ total: 0 });

  post() {
    return { total: 1 };
  }
}
