const tags = ['todos'].concat('home');
const shared = { body: 1000, depht: 5 };

export default class Todos {
  static tag = tags;
  static limits = shared;

  get() {
    return { total: 0 };
  }
}
