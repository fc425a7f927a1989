const tags = ['todos'].concat('home');

export default class Todos {
  static tag = tags;
  static limits = { body: 0 };

  get() {
    return { total: 0 };
  }
}
