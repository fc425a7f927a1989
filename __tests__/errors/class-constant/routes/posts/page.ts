export default class Posts {
  static tag: string;
  static limits = Object.freeze({ body: 10 });

  get() {
    return { total: 0 };
  }
}
