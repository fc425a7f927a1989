const depth = Number('5');
const name = 'fields';

export default class Users {
  static tag = ['users', '', 5];
  static limits = { body: -1, size: 1, file_size: 10, depth, [name]: 10, ...JSON.parse('{}') };

  get() {
    return { total: 0 };
  }
}
